# A page that asks the user before it is left. A second tap on Back asks nothing more, and a swipe cannot
# wait for an answer under the finger: it does not begin, and the page goes as after Back.
story "A page that asks before it is left, by the button and by a swipe"
rows R23
guard queue ignore

at 0    push "Train register" without animation
at 1    tap "Write an entry"
at 1.5  tap back
at 1.6  tap again
at 3    expect alert "Leave the entry?"
        expect stack "Gallery" "Train register"
        tap "Go on writing"
at 4.5  look
        expect alert none
        expect stack "Gallery" "Train register"
        expect touch
at 5    swipe back to 0.8 in 0.3
at 7    expect alert "Leave the entry?"
        expect stack "Gallery" "Train register"
        tap "Leave it"
at 9    look
        expect alert none
        expect stack "Gallery"
        expect touch
