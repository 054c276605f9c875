# The person reads from right to left, in large letters, and has chosen dark interfaces. A swipe back that is
# given up, one that is finished, and one in the middle of a push, in an app that lets every swipe begin.
story "At night, in large letters, from right to left"
rows R20 R21
direction right-to-left
appearance dark
text-size extra-extra-large
app tabs
era iOS18

at 0    tap "Signals"
        film night-push for 0.6
at 1.5  swipe back to 0.4 in 0.3 hold 0.2
        film night-swipe for 0.6
at 3    expect stack "Gallery" "Signals"
        swipe back to 0.8 in 0.3
at 5    expect stack "Gallery"
        push "Signals"
        free swipe
at 6    push "Home signal"
at 6.2  swipe back to 0.8 in 0.3
at 9    look
        expect touch
        go home
