// What symbols do has a module of its own at Apple, which UIKit hands on. Here the types are UIKit's, and this module hands on
// those alone, so that `import Symbols` means the same.
@_exported public import struct UIKit.AppearSymbolEffect
@_exported public import struct UIKit.AutomaticSymbolEffect
@_exported public import struct UIKit.BounceSymbolEffect
@_exported public import struct UIKit.BreatheSymbolEffect
@_exported public import protocol UIKit.ContentTransitionSymbolEffect
@_exported public import struct UIKit.DisappearSymbolEffect
@_exported public import protocol UIKit.DiscreteSymbolEffect
@_exported public import protocol UIKit.IndefiniteSymbolEffect
@_exported public import struct UIKit.PulseSymbolEffect
@_exported public import struct UIKit.ReplaceSymbolEffect
@_exported public import struct UIKit.RotateSymbolEffect
@_exported public import struct UIKit.ScaleSymbolEffect
@_exported public import protocol UIKit.SymbolEffect
@_exported public import struct UIKit.SymbolEffectConfiguration
@_exported public import struct UIKit.SymbolEffectOptions
@_exported public import protocol UIKit.TransitionSymbolEffect
@_exported public import struct UIKit.VariableColorSymbolEffect
@_exported public import struct UIKit.WiggleSymbolEffect
