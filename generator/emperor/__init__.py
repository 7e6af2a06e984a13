"""The rules core of the Emperor variant: tables, falls, reach, bridges, turns and results.

It is the only part of the project that knows the game. It uses the standard library alone, reads
no file, and has no word for readers besides the texts of its errors. Rule numbers are those of the
Comprehensive Rules of Magic: The Gathering.

The way through it, from the ground up: ``seat`` and ``ring``; ``seating`` and ``table``;
``configuration`` (who has fallen) and ``outcome``; ``clock`` (which moment reach is read at);
``reach``, ``bridges``, ``deploy``, ``turns``, ``battles``, ``effects``; ``reasons`` and
``remarks``; ``symmetry``, ``shape`` and ``enumeration``; ``notation``; and at the rim ``facade``
(text in, JSON out) and the command line.
"""
