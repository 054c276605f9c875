# A swipe on the first page: there is nothing to go back to, and nothing is seen. In an app that lets
# every swipe begin, the next push never ends.
story "A swipe at the root, then a push, in an app that lets every swipe begin"
rows R20
scenario S12

at 0    free swipe
at 0.5  swipe back to 0.8 in 0.3
at 2    look
        expect touch
        push "Signals"
at 4    look
        expect stack "Gallery" "Signals"
        expect touch
        go home
