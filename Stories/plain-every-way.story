# Article 003: all types of Core Animation's transitions, each from another side, to and fro.
story "Plain views come and go by every kind, from every side"
rows R31
guard queue

at 0    push "Departure board" without animation
at 1    tap "Turn the board"
at 1.6  tap "Milk train"
        tap "Push"
        tap "Left"
        tap "Turn the board"
at 2.6  tap "Night express"
        tap "Reveal"
        tap "Top"
        tap "Turn the board"
at 3.6  tap "Milk train"
        tap "Fade"
        tap "Turn the board"
at 4.6  tap "Night express"
        tap "Push"
        tap "Bottom"
        tap "Turn the board"
at 5.6  tap "Milk train"
        look
        go home
