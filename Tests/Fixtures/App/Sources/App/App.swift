public import Interlock

/// The app's navigation controller.
public typealias AppNavigationController = InterlockNavigationController
