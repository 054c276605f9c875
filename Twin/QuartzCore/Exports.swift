// Everything that imports QuartzCore sees Core Graphics, as on Apple's systems.
@_exported public import CoreGraphics
