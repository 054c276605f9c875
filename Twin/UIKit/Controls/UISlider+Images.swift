import Foundation

/// The pictures of a slider in each state.
struct SliderImages {
  var thumb: [UIControl.State: UIImage] = [:]
  var minimum: [UIControl.State: UIImage] = [:]
  var maximum: [UIControl.State: UIImage] = [:]

  var isEmpty: Bool { thumb.isEmpty && minimum.isEmpty && maximum.isEmpty }
}

/// Pictures of an app's own; the normal one shows in a state that has none.
