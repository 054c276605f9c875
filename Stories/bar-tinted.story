# Two bars of their own: background, title and buttons go with the finger, and go back; one has another
# arrow, and both a light status bar.
story "A bar in other colors on each page"
rows R26 R28
era iOS13 iOS18 iOS26
guard queue

at 0      set "Platform C" "Glass roof" without animation
at 0.5    push "Painted roof"
at 1.5    look
          swipe back to 0.5 in 0.3 hold 0.4
          film cancelled for 1.4
at 3.2    look
          expect stack "Platform C" "Glass roof" "Painted roof"
at 3.3    swipe back to 0.7 in 0.5
at 5      look
          go home
