"""What stops a command before it could begin."""

from __future__ import annotations


class SetupError(Exception):
    """Something on this machine is in the way; says what is wrong and how to mend it.

    >>> print(SetupError("npm is not on this machine", "install Node.js"))
    npm is not on this machine
      to mend: install Node.js
    """

    def __init__(self, what: str, mend: str = "") -> None:
        super().__init__(what)
        self.what = what
        self.mend = mend

    def __str__(self) -> str:
        return f"{self.what}\n  to mend: {self.mend}" if self.mend else self.what


class CallError(Exception):
    """The command line asks for something that does not exist; the text is one line.

    >>> print(CallError("no command 'a' in " + "two\\nlines"))
    no command 'a' in two\\nlines
    """

    def __init__(self, line: str) -> None:
        super().__init__(one_line(line))


def one_line(text: str) -> str:
    """A text with nothing in it that breaks the line or cannot be shown.

    >>> print(one_line("a\\nb"))
    a\\nb
    """
    signs = (s if s.isprintable() else s.encode("unicode_escape").decode("ascii") for s in text)
    return "".join(signs)
