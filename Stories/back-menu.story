# A page is chosen in the menu under Back, and an impatient finger taps Back while that page comes.
story "A choice in the menu of Back, and a tap on Back"
rows R6
era iOS13 iOS18 iOS26
scenario double-back

at 0    set "Gallery" "Signals" "Home signal" "Lamp" "Red glass" without animation
at 1    press back
at 2.5  tap "Home signal"
at 2.7  tap back
at 6    look
        expect stack "Gallery" "Signals" "Home signal"
        go home
