# The finger belongs to the stack of views while that has something to pop, and to the page after that.
story "A swipe back in a stack of plain views, cancelled and completed"
rows R32
guard queue

at 0    push "Route book" without animation
at 1    tap "Next station"
at 2    swipe back from 0.06 to 0.4 in 0.4 hold 0.4
at 3.2  tap "Birch Halt"
        expect page "Route book"
        swipe back from 0.06 to 0.9 in 0.4
at 4.2  tap "Ashford"
        expect page "Route book"
        look
        swipe back to 0.9 in 0.4
at 5.4  expect page "Gallery"
