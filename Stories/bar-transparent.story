# Article 002: a transparent bar that fades with the finger, both ways, and back when the finger is lifted
# too early.
story "A bar that is transparent on one page"
rows R26
era iOS13 iOS18 iOS26
guard queue

at 0      set "Platform C" without animation
at 0.5    push "Glass roof"
at 1.5    look
          swipe back to 0.5 in 0.3 hold 0.4
          film cancelled for 1.4
at 3.2    look
          expect stack "Platform C" "Glass roof"
          expect touch
at 3.3    swipe back to 0.7 in 0.5
at 5      expect stack "Platform C"
          expect title "Platform C"
