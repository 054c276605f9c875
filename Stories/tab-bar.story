# Article 002: the tab bar is there at the root only. It goes with the root page and comes back with it,
# also under a finger. The wrong way hides the bar's view when a page is about to be shown.
story "A tab bar that goes away below the root"
rows R27
app tabs-at-root
era iOS9 iOS18 iOS26
guard none queue
cure hidden-tab-bar

at 0    push "Signals"
at 0.1  expect tab "Museum"
at 1    look
        expect tab none
at 1    swipe back to 0.4 in 0.3 cancelled
at 1.25 expect tab "Museum"
at 2    look
        expect tab none
at 2    push "Home signal"
at 2.1  expect tab none
at 3    pop to root
at 3.1  expect page "Gallery"
at 4    look
        expect tab "Museum"
        tap "Workshop"
at 4.5  expect tab "Workshop"
        tap "Museum"
at 5    look
