# One impatient finger on the back button; it wants one page back.
story "Back tapped twice in quick succession"
rows R6
scenario double-back

at 0     push "Signals" without animation
at 0.5   push "Home signal" without animation
at 1     push "Lamp" without animation
at 2     tap back
at 2.15  tap again
at 5     look
         expect stack "Gallery" "Signals" "Home signal"
         go home
