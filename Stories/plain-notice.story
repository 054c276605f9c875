# Article 003, step 2: any view pushes another one of its size. One of another size is refused, with both sizes.
story "A plain view over another one, and one that does not fit"
rows R30
guard queue

at 0    push "Departure board" without animation
at 1    tap "Too large"
        tap "Refused: it is wider than the board"
        tap "Hang a notice"
at 2    tap "Notice"
        tap "Too large"
        tap "Hang a notice"
at 3    tap "Refused: a notice hangs there"
        tap "Night express"
        look
        go home
