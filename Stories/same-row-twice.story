# Two quick taps on one row, from one impatient finger.
story "The same row tapped twice"
scenario double-tap

at 0     tap "Signals"
at 0.08  tap again
at 3     look
         expect stack "Gallery" "Signals"
         go home
