# Article 002's pages: no bar on A, B and D, a bar on A', C and E. Every way between them, by push, by
# a swipe that is cancelled, by a swipe and by a pop; bare UIKit swipes only where there is a bar.
story "Six pages, three of them without a bar"
rows R10 R19 R24
guard none queue
cure unanimated-bar

at 0      set "Platform A" without animation
at 0.4    push "Platform B"
at 1.2    swipe back to 0.4 in 0.2 hold 0.2
at 2.4    swipe back
at 3.4    expect stack "Platform A" for queue
          set "Platform A" "Platform B" without animation
at 3.8    push "Platform D"
at 4.6    swipe back to 0.4 in 0.2 hold 0.2
at 5.8    swipe back
at 6.8    expect stack "Platform A" "Platform B" for queue
          set "Platform A" "Platform B" without animation
at 7.2    push "Platform E"
at 8      swipe back to 0.4 in 0.2 hold 0.2
at 9.2    expect stack "Platform A" "Platform B" "Platform E"
          swipe back
at 10.2   expect stack "Platform A" "Platform B"
          pop
at 11     set "Platform A'" without animation
at 11.4   push "Platform B"
at 12.2   swipe back to 0.4 in 0.2 hold 0.2
at 13.4   expect stack "Platform A'" "Platform B"
          pop
at 14.2   push "Platform C"
at 15     swipe back to 0.4 in 0.2 hold 0.2
at 16.2   swipe back
at 17.2   expect stack "Platform A'"
          expect page "Platform A'"
          expect title "Platform A'"
          expect touch
          expect no strip
