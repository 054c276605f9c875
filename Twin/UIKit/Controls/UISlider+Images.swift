import Foundation

/// The pictures of a slider in each state.
struct SliderImages {
  var thumb: [UIControl.State: UIImage] = [:]
  var minimum: [UIControl.State: UIImage] = [:]
  var maximum: [UIControl.State: UIImage] = [:]

  var isEmpty: Bool { thumb.isEmpty && minimum.isEmpty && maximum.isEmpty }
}

/// Pictures of an app's own; the normal one shows in a state that has none.
extension UISlider {
  /// Sets the picture of the knob in a state, which is then as large as it.
  public final func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    images.thumb[state] = image
    imagesDidChange()
  }

  /// Sets the picture of the part below the value in a state.
  public final func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    images.minimum[state] = image
    imagesDidChange()
  }

  /// Sets the picture of the part above the value in a state.
  public final func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    images.maximum[state] = image
    imagesDidChange()
  }

  /// The picture of the knob that was set for a state.
  public final func thumbImage(for state: UIControl.State) -> UIImage? { images.thumb[state] }

  /// The picture of the part below the value that was set for a state.
  public final func minimumTrackImage(for state: UIControl.State) -> UIImage? {
    images.minimum[state]
  }

  /// The picture of the part above the value that was set for a state.
  public final func maximumTrackImage(for state: UIControl.State) -> UIImage? {
    images.maximum[state]
  }

  /// The picture of the knob that shows.
  public final var currentThumbImage: UIImage? { images.thumb[state] ?? images.thumb[.normal] }

  /// The picture of the part below the value that shows.
  public final var currentMinimumTrackImage: UIImage? {
    images.minimum[state] ?? images.minimum[.normal]
  }

  /// The picture of the part above the value that shows.
  public final var currentMaximumTrackImage: UIImage? {
    images.maximum[state] ?? images.maximum[.normal]
  }
}
