# A page that cannot be left: Back only has the page say why, and a swipe does not begin. The app is
# never held up by it, and the way is free as soon as the page agrees.
story "A page that refuses to be left, by the button and by a swipe"
rows R23
guard queue ignore

at 0    push "Train register" without animation
at 1    tap "Lock the book"
at 1.5  tap back
at 2.5  look
        expect stack "Gallery" "Train register"
        expect touch
at 3    swipe back to 0.8 in 0.3
at 4    look
        expect stack "Gallery" "Train register"
        expect touch
at 4.2  push "Signals"
at 6    expect stack "Gallery" "Train register" "Signals"
        tap back
at 8    tap "Sign the page"
at 8.5  swipe back to 0.8 in 0.3
at 10   look
        expect stack "Gallery"
        expect touch
