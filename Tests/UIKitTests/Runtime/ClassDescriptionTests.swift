import Foundation
import Testing
import UIKit

private class Row: UITableViewCell {}
private final class WideRow: Row {}

@Suite("A class")
@MainActor
struct ClassDescriptionTests {
  @Test("says its name, with the module if it is an app's")
  func name() {
    #expect(UITableViewCell.description() == "UITableViewCell")
    #expect(Row.description() == "UIKitTests.Row")
    let type: UITableViewCell.Type = WideRow.self
    #expect(type.description() == "UIKitTests.WideRow")
  }

  @Test("says what it is derived from")
  func superclass() {
    #expect(WideRow.superclass() == Row.self)
    #expect(Row.superclass() == UITableViewCell.self)
    #expect(NSObject.superclass() == nil)
  }

  @Test("is what it is asked for, to register it and to compare it")
  func itself() {
    #expect(Row.classForCoder() == Row.self)
    let table = UITableView()
    table.register(WideRow.classForCoder(), forCellReuseIdentifier: "row")
    let row = table.dequeueReusableCell(withIdentifier: "row")
    #expect(row?.isKind(of: Row.classForCoder()) == true && row?.classForCoder == WideRow.self)
  }
}
