/// Why no text can be drawn.
package enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The system knows no upright font file of a family.
  case familyNotInstalled(family: String, package: String)
  /// A font file was found but could not be loaded.
  case unreadable(path: String)
  /// Fontconfig or Pango could not start.
  case libraryFailed(step: String)

  package var description: String {
    switch self {
    case .familyNotInstalled(let family, let package):
      "Loading the font \(family): none is installed. No picture can be drawn. "
        + "Install it with `apt-get install \(package)`."
    case .unreadable(let path):
      "Loading the font file \(path): it cannot be read. No picture can be drawn. "
        + "Reinstall it with `apt-get install --reinstall fonts-inter`."
    case .libraryFailed(let step):
      "Preparing to draw text: \(step) failed. No picture can be drawn. "
        + "Check that libpango1.0-dev and libfontconfig1 are installed."
    }
  }
}
