# Three links that arrive when nobody expects them: during a pop, under an alert that comes up, and under
# a finger that goes back.
story "Deep links during a pop, an alert and a swipe"
rows R8
guard none queue
scenario S9

at 0    set "Gallery" "Points" "Facing points" without animation
at 1    pop
at 1.2  set "Gallery" "Signals" "Lamp"
at 3    expect stack "Gallery" "Signals" "Lamp"
at 4    present alert "Line clear?"
at 4.2  set "Gallery" "Block bells" "Bell codes"
at 6    dismiss
at 8    expect stack "Gallery" "Block bells" "Bell codes"
at 9    swipe back to 0.2 in 0.6
at 9.3  set "Gallery" "Levers" "Locking bars"
at 12   look
        expect stack "Gallery" "Levers" "Locking bars"
        go home
