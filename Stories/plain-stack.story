# Article 003, step 3: a navigation controller for views. Three pushes in one turn, then pops that come too quickly.
story "A stack of plain views: three pushes at once, then quick pops"
rows R32
guard queue

at 0    push "Route book" without animation
at 1    tap "To the end"
at 1.2  tap again
at 3.5  tap "Dale End"
        tap "One leaf back"
at 4    tap "Crossing"
        tap "To the first leaf"
at 4.6  tap "Ashford"
        tap "Next station"
at 5.4  tap "Birch Halt"
        expect page "Route book"
        look
        go home
