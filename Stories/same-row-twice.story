# Two quick taps on a row whose page has to be fetched first, from one impatient finger.
story "The same row tapped twice"
rows R9
scenario S2-fast

at 0     tap "From the archive"
at 0.08  tap again
at 4     look
         expect stack "Gallery" "Bell codes"
         go home
