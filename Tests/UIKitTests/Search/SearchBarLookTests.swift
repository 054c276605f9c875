import Foundation
import Simulator
import Testing
import UIKit

@Suite("The look of a search bar")
@MainActor
struct SearchBarLookTests {
  private final class Heard: NSObject, UISearchBarDelegate {
    var calls: [String] = []

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      calls.append("text '\(searchText)'")
    }

    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { calls.append("bookmarks") }

    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { calls.append("results") }
  }

  private let device = Device(era: .iOS18)
  private let heard = Heard()
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 320, height: 56))

  private init() {
    UISystem.current = device.system
    let page = UIViewController()
    page.view.backgroundColor = .white
    device.launch { page }
    bar.delegate = heard
    device.perform { page.view.addSubview(bar) }
  }

  private func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image {
      $0.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  /// The radius of what is behind the text of a field.
  private func radius(of field: UITextField) -> CGFloat? {
    field.subviews.first?.layer.cornerRadius
  }

  @Test("has a field with round corners, which is a capsule from iOS 26 on")
  func corners() {
    #expect(radius(of: bar.searchTextField) == 10)
    let device = Device(era: .iOS26)
    UISystem.current = device.system
    let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 320, height: 56))
    bar.layoutIfNeeded()
    let field = bar.searchTextField
    #expect(field.bounds.height > 30 && radius(of: field) == field.bounds.height / 2)
    let own = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    own.layoutIfNeeded()
    #expect(radius(of: own) == 25)
    own.borderStyle = .none
    own.layoutIfNeeded()
    #expect(radius(of: own) == 0)
  }

  @Test("has its glass on the right and its text before that where lines run from right to left")
  func direction() throws {
    let field = bar.searchTextField
    bar.text = "abc"
    bar.layoutIfNeeded()
    let room = field.bounds
    let (glass, text) = (try #require(field.leftView).frame, field.textRect(forBounds: room))
    bar.semanticContentAttribute = .forceRightToLeft
    field.semanticContentAttribute = .forceRightToLeft
    field.setNeedsLayout()
    bar.layoutIfNeeded()
    let mirrored = try #require(field.leftView).frame
    #expect(mirrored.minX == room.maxX - glass.maxX)
    let mirroredText = field.textRect(forBounds: room)
    #expect(mirroredText.minX == room.maxX - text.maxX)
    #expect(mirroredText.width == text.width)
    device.perform { field.becomeFirstResponder() }
    #expect(field.clearButtonRect(forBounds: room).maxX < room.midX)
    #expect(field.textRect(forBounds: room).minX > mirroredText.minX)
  }

  @Test("has the pictures and the colors that are said")
  func pictures() {
    let (ground, glass, field) = (picture(2, 2), picture(16, 16), picture(9, 36))
    bar.barTintColor = .systemTeal
    bar.backgroundImage = ground
    bar.setImage(glass, for: .search, state: .normal)
    bar.setSearchFieldBackgroundImage(field, for: .normal)
    bar.layoutIfNeeded()
    #expect(bar.subviews.first?.backgroundColor == .systemTeal && bar.backgroundColor == nil)
    #expect((bar.subviews.first as? UIImageView)?.image == ground)
    #expect((bar.searchTextField.leftView as? UIImageView)?.image == glass)
    let shown = bar.searchTextField.subviews.compactMap { ($0 as? UIImageView)?.image }
    #expect(shown.contains(field) && bar.searchTextField.borderStyle == .none)
    #expect(bar.image(for: .search, state: .normal) == glass)
  }

  @Test("is lower until iOS 10, gray with a white field unless it is minimal")
  func old() {
    let device = Device(era: .iOS9)
    UISystem.current = device.system
    let bar = UISearchBar()
    bar.sizeToFit()
    #expect(bar.frame.height == 44)
    bar.frame.size.width = 320
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 8, width: 304, height: 28))
    #expect(radius(of: bar.searchTextField) == 5)
    #expect(bar.subviews.first?.backgroundColor != nil && bar.backgroundColor == nil)
    #expect(bar.searchTextField.backgroundColor == .white)
    bar.searchBarStyle = .minimal
    #expect(bar.subviews.first?.backgroundColor == nil)
    #expect(bar.searchTextField.backgroundColor == .tertiarySystemFill)
    bar.barTintColor = .red
    #expect(bar.subviews.first?.backgroundColor == .red)
    bar.searchTextField.backgroundColor = .yellow
    bar.searchBarStyle = .prominent
    #expect(bar.searchTextField.backgroundColor == .yellow)
  }

  // Source: documentation of `UISearchBar.Style`; an empty picture takes ground and lines away (multiple reports).
  @Test("has a ground with lines by itself, and none in another bar, minimal, or with a picture")
  func ground() throws {
    let device = Device(era: .iOS18)
    let page = UIViewController()
    let (bar, inner) = (UISearchBar(), UISearchBar())
    bar.frame = CGRect(x: 0, y: 200, width: 390, height: 56)
    page.view.addSubview(bar)
    page.navigationItem.titleView = inner
    page.navigationItem.searchController = UISearchController(searchResultsController: nil)
    device.launch { UINavigationController(rootViewController: page) }
    _ = device.settle(limit: 2)
    let ground = try #require(bar.subviews.first)
    let color = try #require(ground.backgroundColor)
    #expect(color.cgColor.alpha > 0.5 && color.cgColor.alpha < 1)
    #expect(ground.subviews.map(\.frame.minX) == [0, 0])
    #expect(ground.subviews.map(\.frame.width) == [390, 390])
    let edges = ground.subviews.map { [$0.frame.minY, $0.frame.maxY] }
    for (edge, place) in zip(edges.joined(), [0, 1.0 / 3, 56 - 1.0 / 3, 56]) {
      #expect(abs(edge - place) < 0.001)
    }
    for other in [inner, page.navigationItem.searchController?.searchBar] {
      #expect(other?.subviews.first?.backgroundColor == nil)
      #expect(other?.subviews.first?.subviews == [])
    }
    bar.isTranslucent = false
    #expect(ground.backgroundColor?.cgColor.alpha == 1)
    bar.barTintColor = .red
    #expect(ground.backgroundColor == .red && ground.subviews.count == 2)
    bar.backgroundImage = UIImage()
    #expect(ground.backgroundColor == .red && ground.subviews == [])
    bar.isTranslucent = true
    #expect(ground.backgroundColor == nil && ground.subviews == [])
    bar.backgroundImage = nil
    bar.barTintColor = nil
    bar.searchBarStyle = .minimal
    #expect(ground.backgroundColor == nil && ground.subviews == [])
    bar.searchBarStyle = .prominent
    #expect(ground.backgroundColor == color && ground.subviews.count == 2)
  }

  @Test("moves the field, its text and its pictures")
  func shifts() {
    bar.setImage(picture(16, 16), for: .search, state: .normal)
    let field = bar.searchTextField
    bar.layoutIfNeeded()
    let (frame, text) = (field.frame, field.textRect(forBounds: field.bounds))
    let left = field.leftViewRect(forBounds: field.bounds)
    bar.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 2, vertical: 3)
    bar.searchTextPositionAdjustment = UIOffset(horizontal: 4, vertical: 0)
    bar.layoutIfNeeded()
    #expect(field.frame.minX == frame.minX + 2 && field.frame.minY == frame.minY + 3)
    #expect(field.textRect(forBounds: field.bounds).minX == text.minX + 4)
    bar.setPositionAdjustment(UIOffset(horizontal: 1, vertical: -1), for: .search)
    #expect(
      field.leftViewRect(forBounds: field.bounds).origin
        == CGPoint(x: left.minX + 1, y: left.minY - 1))
  }

  @Test("has a text above the field, and is higher by it")
  func prompt() {
    let height = bar.intrinsicContentSize.height
    bar.layoutIfNeeded()
    let top = bar.searchTextField.frame.minY
    bar.prompt = "Where?"
    bar.layoutIfNeeded()
    #expect(bar.intrinsicContentSize.height > height && bar.searchTextField.frame.minY > top)
    #expect(device.find(text: "Where?").count == 1)
    bar.prompt = nil
    #expect(bar.intrinsicContentSize.height == height && device.find(text: "Where?").isEmpty)
  }

  @Test("passes attributes on to the names of parts")
  func scopes() throws {
    bar.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.systemRed], for: .normal)
    bar.scopeButtonTitles = ["All", "Some"]
    bar.showsScopeBar = true
    let control = try #require(bar.subviews.compactMap { $0 as? UISegmentedControl }.first)
    #expect(
      control.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .systemRed)
  }

  /// The texts of the view before the text.
  private func texts(in field: UITextField) -> [String] {
    func labels(_ view: UIView) -> [UILabel] {
      view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels($0) }
    }
    return field.leftView.map(labels)?.compactMap(\.text) ?? []
  }

  @Test("shows tokens before the text; deleting takes away the last one")
  func tokens() {
    let field = bar.searchTextField
    field.tokens = [UISearchToken(icon: nil, text: "Ann"), UISearchToken(icon: nil, text: "Bo")]
    device.advance(by: 0)
    #expect(texts(in: field) == ["Ann", "Bo"])
    #expect(heard.calls == [])
    device.tap(on: field)
    field.insertText("x")
    field.deleteBackward()
    #expect(field.tokens.map(\.representedObject).count == 2)
    field.deleteBackward()
    #expect(field.tokens.count == 1 && texts(in: field) == ["Ann"])
    #expect(heard.calls == ["text 'x'", "text ''", "text ''"])
    field.allowsDeletingTokens = false
    field.deleteBackward()
    #expect(field.tokens.count == 1)
    field.removeToken(at: 0)
    #expect(texts(in: field).isEmpty && field.leftView is UIImageView)
  }

  @Test("has tokens before the first character: deleting there takes away the last one")
  func tokenBeforeText() {
    let field = bar.searchTextField
    field.tokens = [UISearchToken(icon: nil, text: "Ann")]
    device.advance(by: 0)
    device.tap(on: field)
    field.insertText("xy")
    let start = field.beginningOfDocument
    field.selectedTextRange = field.textRange(from: start, to: start)
    field.deleteBackward()
    #expect(field.tokens.isEmpty)
    #expect(field.text == "xy")
  }

  @Test("is 56 points high on its own, with the field in the middle, and 52 in a navigation bar")
  func height() {
    #expect(bar.intrinsicContentSize.height == 56)
    #expect(bar.sizeThatFits(CGSize(width: 100, height: 0)) == CGSize(width: 100, height: 56))
    device.perform { bar.layoutIfNeeded() }
    #expect(bar.searchTextField.frame.midY == 28)
    let search = UISearchController(searchResultsController: nil)
    #expect(search.searchBar.intrinsicContentSize.height == 52)
  }

  @Test("has a button for bookmarks or results while there is no text")
  func endButtons() throws {
    UISystem.current = device.system
    device.perform {
      bar.showsBookmarkButton = true
      bar.layoutIfNeeded()
    }
    let button = try #require(bar.searchTextField.rightView)
    device.tap(on: button)
    #expect(heard.calls == ["bookmarks"])
    device.perform {
      bar.showsSearchResultsButton = true
      bar.isSearchResultsButtonSelected = true
    }
    device.tap(on: button)
    #expect(heard.calls == ["bookmarks", "results"])
    device.perform { bar.text = "a" }
    #expect(button.window == nil)
    device.perform { bar.text = "" }
    #expect(button.window != nil)
    device.perform { (bar.showsBookmarkButton, bar.showsSearchResultsButton) = (false, false) }
    #expect(button.window == nil)
  }
}
