/// How what is drawn is mixed with what is there already.
///
/// Source: Core Graphics documentation, `CGBlendMode`; the formulas are those of the PDF Reference that it
/// names and, from `clear` on, those of Porter and Duff.
public enum CGBlendMode: Int32, Hashable, Sendable {
  /// What is drawn covers what is there.
  case normal = 0
  /// Colors are multiplied: at least as dark as both.
  case multiply = 1
  /// Inverted colors are multiplied: at least as light as both.
  case screen = 2
  /// Multiplied where it is dark, screened where it is light, as what is there says.
  case overlay = 3
  /// The darker of both.
  case darken = 4
  /// The lighter of both.
  case lighten = 5
  /// What is there becomes lighter.
  case colorDodge = 6
  /// What is there becomes darker.
  case colorBurn = 7
  /// Darker or lighter, as what is drawn says, softly.
  case softLight = 8
  /// Multiplied or screened, as what is drawn says.
  case hardLight = 9
  /// The distance of both.
  case difference = 10
  /// The distance of both, with less contrast.
  case exclusion = 11
  /// The hue of what is drawn.
  case hue = 12
  /// The saturation of what is drawn.
  case saturation = 13
  /// Hue and saturation of what is drawn.
  case color = 14
  /// The lightness of what is drawn.
  case luminosity = 15
  /// Nothing is left.
  case clear = 16
  /// What is drawn, and nothing of what was there.
  case copy = 17
  /// What is drawn, where there is something.
  case sourceIn = 18
  /// What is drawn, where there is nothing.
  case sourceOut = 19
  /// What is drawn, on what is there only.
  case sourceAtop = 20
  /// What is there, with what is drawn behind it.
  case destinationOver = 21
  /// What is there, where something is drawn.
  case destinationIn = 22
  /// What is there, where nothing is drawn.
  case destinationOut = 23
  /// What is there on what is drawn only.
  case destinationAtop = 24
  /// Either of both, where the other is not.
  case xor = 25
  /// The sum, towards black.
  case plusDarker = 26
  /// The sum, towards white.
  case plusLighter = 27
}
