/// Films a device while a story is played on it.
package protocol Camera: AnyObject {
  /// Notes something that is worth a place on the film's time axis.
  func mark(_ caption: String)
  /// Notes that this moment is to become a picture of its own.
  func shot(_ name: String)
}
