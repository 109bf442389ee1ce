# Not run by the tests, which only check the syntax.
class MazeTools < Formula
  desc "Generate, solve and draw mazes, connected by pipes"
  homepage "@HOMEPAGE@"
  url "@ARCHIVE@"
  sha256 "@SHA256@"
  license "MIT"

  def install
    system "make"
    system "make", "install", "PREFIX=#{prefix}", "MANDIR=#{man}", "BASHDIR=#{bash_completion}",
                              "ZSHDIR=#{zsh_completion}", "FISHDIR=#{fish_completion}"
  end

  test do
    maze = "'#{bin}/maze-gen' -s 42 -w 5 -h 3 | '#{bin}/maze-solve'"
    assert_match "| * | * | * |", shell_output("#{maze} | '#{bin}/maze-render'")
    assert_equal "192", shell_output("'#{bin}/maze-gen' -a every -w 3 -h 3 -1 --no-header | wc -l").strip
  end
end
