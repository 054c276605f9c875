public import Foundation

extension UIPrintInteractionControllerDelegate {
  /// Lets `delegate.printInteractionControllerParentViewController?(...)` compile, as Objective-C's optional methods do.
  public var printInteractionControllerParentViewController:
    UIOptionalCalls<UIPrintInteractionController, UIViewController?>?
  {
    UIOptionalCalls { self.printInteractionControllerParentViewController($0) }
  }

  /// Lets `delegate.printInteractionControllerWillPresentPrinterOptions?(...)` compile, as Objective-C's optional methods do.
  public var printInteractionControllerWillPresentPrinterOptions:
    UIOptionalCalls<UIPrintInteractionController, Void>?
  {
    UIOptionalCalls { self.printInteractionControllerWillPresentPrinterOptions($0) }
  }

  /// Lets `delegate.printInteractionControllerDidPresentPrinterOptions?(...)` compile, as Objective-C's optional methods do.
  public var printInteractionControllerDidPresentPrinterOptions:
    UIOptionalCalls<UIPrintInteractionController, Void>?
  {
    UIOptionalCalls { self.printInteractionControllerDidPresentPrinterOptions($0) }
  }

  /// Lets `delegate.printInteractionControllerWillDismissPrinterOptions?(...)` compile, as Objective-C's optional methods do.
  public var printInteractionControllerWillDismissPrinterOptions:
    UIOptionalCalls<UIPrintInteractionController, Void>?
  {
    UIOptionalCalls { self.printInteractionControllerWillDismissPrinterOptions($0) }
  }

  /// Lets `delegate.printInteractionControllerDidDismissPrinterOptions?(...)` compile, as Objective-C's optional methods do.
  public var printInteractionControllerDidDismissPrinterOptions:
    UIOptionalCalls<UIPrintInteractionController, Void>?
  {
    UIOptionalCalls { self.printInteractionControllerDidDismissPrinterOptions($0) }
  }

  /// Lets `delegate.printInteractionControllerWillStartJob?(...)` compile, as Objective-C's optional methods do.
  public var printInteractionControllerWillStartJob:
    UIOptionalCalls<UIPrintInteractionController, Void>?
  {
    UIOptionalCalls { self.printInteractionControllerWillStartJob($0) }
  }

  /// Lets `delegate.printInteractionControllerDidFinishJob?(...)` compile, as Objective-C's optional methods do.
  public var printInteractionControllerDidFinishJob:
    UIOptionalCalls<UIPrintInteractionController, Void>?
  {
    UIOptionalCalls { self.printInteractionControllerDidFinishJob($0) }
  }

  /// Lets `delegate.printInteractionController?(...)` compile, as Objective-C's optional methods do.
  @_disfavoredOverload
  public var printInteractionController: UIPrintInteractionControllerDelegateCalls? {
    UIPrintInteractionControllerDelegateCalls(delegate: self)
  }
}

/// The optional methods of a delegate, called through `?`.
@preconcurrency @MainActor
public struct UIPrintInteractionControllerDelegateCalls {
  let delegate: any UIPrintInteractionControllerDelegate

  /// Chooses from the paper of a printer.
  public func callAsFunction(
    _ printInteractionController: UIPrintInteractionController,
    choosePaper paperList: [UIPrintPaper]
  ) -> UIPrintPaper {
    delegate.printInteractionController(printInteractionController, choosePaper: paperList)
  }

  /// The length at which paper from a roll is cut.
  public func callAsFunction(
    _ printInteractionController: UIPrintInteractionController, cutLengthFor paper: UIPrintPaper
  ) -> CGFloat {
    delegate.printInteractionController(printInteractionController, cutLengthFor: paper)
  }
}
