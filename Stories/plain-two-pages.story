# Article 003, step 1: a container of two pages. B moves in from the right in 0.5 s, A from the left in 0.25 s.
story "Two plain views: one moves in, and back"
rows R29
guard queue

at 0    push "Departure board" without animation
at 1    tap "As usual"
at 2    tap "Milk train"
        tap "As usual"
at 3    tap "Night express"
        expect page "Departure board"
        look
        go home
