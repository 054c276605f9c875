# A back arrow of the app's own: the page looks as always, and UIKit has turned the swipe off.
story "A swipe back on a page with its own left item"
rows R19
scenario swipe-left-item

at 0    push "Signals"
at 1    replace back "Menu"
at 1.5  swipe back to 0.8 in 0.3
at 3    expect stack "Gallery"
        expect touch
