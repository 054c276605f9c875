import Foundation

/// Speaks for a date picker to the wheels in it.
final class DateWheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  weak var owner: UIDatePicker?
  /// Whether the row of today keeps its color when the others have one of the app's own.
  var highlightsToday = true

  /// Whether a row keeps its color.
  func highlights(_ row: Int, in component: Int) -> Bool {
    highlightsToday && column(component)?.isToday(row) == true
  }

  private func column(_ component: Int) -> DateColumn? {
    guard let columns = owner?.columns, columns.indices.contains(component) else { return nil }
    return columns[component]
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { owner?.columns.count ?? 0 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    column(component)?.rowCount(minuteInterval: owner?.minuteInterval ?? 1) ?? 0
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    guard let columns = owner?.columns, let column = column(component) else { return 0 }
    let total = columns.map(\.weight).reduce(0, +)
    return max(0, pickerView.bounds.width - 30) * column.weight / total
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    guard let owner else { return nil }
    return column(component)?.title(of: row, in: owner.reading)
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    guard let column = column(component) else { return }
    owner?.choose(row, in: column)
  }
}
