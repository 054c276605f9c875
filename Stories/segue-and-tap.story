# A row that a storyboard connects to a segue, and code that begins the same segue when the row is
# touched: the classic way to one page too many.
story "One touch, two segues: the row's own, and one in code"
rows R6 R9
scenario S1

at 0    push "Two wires" without animation
at 1    tap "Pull the handle"
at 3    look
        expect stack "Gallery" "Two wires" "Home signal"
        go home
