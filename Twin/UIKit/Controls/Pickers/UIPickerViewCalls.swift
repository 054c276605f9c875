public import Foundation

extension UIPickerViewDelegate {
  /// Lets `delegate.pickerView?(...)` compile, which Objective-C's optional methods need.
  @_disfavoredOverload
  public var pickerView: UIPickerViewDelegateCalls? {
    UIPickerViewDelegateCalls(delegate: self)
  }
}

/// The optional methods of a delegate, called through `?`.
@preconcurrency @MainActor
public struct UIPickerViewDelegateCalls {
  let delegate: any UIPickerViewDelegate

  /// The width of a wheel, in points.
  public func callAsFunction(_ pickerView: UIPickerView, widthForComponent component: Int)
    -> CGFloat
  {
    delegate.pickerView(pickerView, widthForComponent: component)
  }

  /// The height of the rows of a wheel, in points.
  public func callAsFunction(_ pickerView: UIPickerView, rowHeightForComponent component: Int)
    -> CGFloat
  {
    delegate.pickerView(pickerView, rowHeightForComponent: component)
  }

  /// The text of a row.
  public func callAsFunction(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    delegate.pickerView(pickerView, titleForRow: row, forComponent: component)
  }

  /// The text of a row, with attributes.
  public func callAsFunction(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    delegate.pickerView(pickerView, attributedTitleForRow: row, forComponent: component)
  }

  /// A view for a row.
  public func callAsFunction(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    delegate.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view)
  }

  /// A person has chosen a row.
  public func callAsFunction(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    delegate.pickerView(pickerView, didSelectRow: row, inComponent: component)
  }
}
