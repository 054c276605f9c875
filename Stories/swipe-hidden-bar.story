# A page without a bar: the only way back is the swipe, and UIKit has turned it off.
story "A swipe back on a page that hides the bar"
rows R19
scenario swipe-hidden-bar

at 0    push "Signals"
at 1    hide bar
at 1.5  swipe back to 0.8 in 0.3
at 3    expect stack "Gallery"
        expect touch
