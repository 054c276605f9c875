import UIKit

/// A page of a host, be it a controller or a view: what the host's runner has to do with it.
protocol HostedPage: AnyObject {
  /// What messages call the page; nil for its class.
  var messageTitle: String? { get }
  /// Whether the page wants to be asked before the user leaves it.
  var hasVeto: Bool { get }
  /// What the page says to an attempt to leave it.
  func answer(to source: BackSource) -> VetoAnswer
}

extension HostedPage {
  /// The page in a message.
  var name: String { messageTitle.map { "\"\($0)\"" } ?? "\(type(of: self))" }

  /// The title and the class of the page.
  var fullName: String {
    (messageTitle.map { "\"\($0)\" " } ?? "") + "(\(type(of: self)))"
  }
}

extension UIViewController: HostedPage {
  var messageTitle: String? { title ?? navigationItem.title }

  var hasVeto: Bool { self is any BackVeto || !interlockPage.canPop }

  func answer(to source: BackSource) -> VetoAnswer {
    guard interlockPage.canPop else { return .refuse }
    return (self as? any BackVeto)?.shouldPop(source) ?? .allow
  }
}

extension NavigationView: HostedPage {
  var messageTitle: String? { title }

  var hasVeto: Bool { self is any BackVeto }

  func answer(to source: BackSource) -> VetoAnswer {
    (self as? any BackVeto)?.shouldPop(source) ?? .allow
  }
}
