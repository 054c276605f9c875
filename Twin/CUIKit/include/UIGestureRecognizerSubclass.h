// Declares nothing: what classes of recognizers may call and override is open in the twin's UIGestureRecognizer.
