import Foundation
import Testing
import UIKit

@Suite("Members that few ask for")
@MainActor
struct RareMemberTests {
  @Test("find the tokens of a search field, before all of its text")
  func tokens() {
    let field = UISearchTextField()
    field.text = "cats"
    field.tokens = [UISearchToken(icon: nil, text: "pictures")]
    let all = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
    let none = field.textRange(from: field.endOfDocument, to: field.endOfDocument)
    #expect(all.map { field.tokens(in: $0).count } == 1)
    #expect(none.map { field.tokens(in: $0).count } == 0)
    let start = field.positionOfToken(at: 0)
    #expect(field.offset(from: field.beginningOfDocument, to: start) == 0)
  }

  @Test("keep how a bar's button looks that has the focus")
  func focused() {
    let look = UIBarButtonItemAppearance()
    look.focused.titlePositionAdjustment.vertical = 3
    #expect(look.focused.titlePositionAdjustment.vertical == 3)
  }
}
