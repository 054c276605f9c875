# A quick finger swipes back while the page still comes in. UIKit's own delegate refuses that before
# iOS 26; the recipe that brings the swipe back under a hidden bar takes the delegate away.
story "A swipe back in the middle of a push, in an app that lets every swipe begin"
rows R20
scenario swipe-push-free

at 0    push "Signals"
        free swipe
at 1    push "Home signal"
at 1.2  swipe back to 0.8 in 0.3
at 4    look
        expect touch
        go home
