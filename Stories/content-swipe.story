# A finger begins in the middle of a page, changes its mind, and then goes back, with the bar of the page
# below and with the tint of its own. From iOS 26 on UIKit has such a swipe; before, it is Interlock's.
story "A swipe back that begins in the content"
rows R19 R21 R26
guard queue

at 0      widen swipe; set "Gallery" "Platform C" "Platform B" without animation
at 1      swipe back from 0.3 to 0.7 in 0.3 hold 0.4
          film cancelled for 1.4
at 3      expect stack "Gallery" "Platform C" "Platform B"
          expect touch
          swipe back from 0.3 to 0.95 in 0.4
          film finished for 1
at 4.5    look
          expect stack "Gallery" "Platform C"
          expect touch
          swipe back from 0.3 to 0.7 in 0.3 hold 0.4 cancelled
at 6      look
          expect stack "Gallery" "Platform C"
          swipe back from 0 to 0.9 in 0.3
at 7.5    look
          expect stack "Gallery"
          expect touch
