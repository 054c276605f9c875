public import UIKit

/// Guards every navigation controller of the app, those in libraries included.
///
/// Off unless installed. Use it where you cannot change the class of your controllers; where you can,
/// ``InterlockNavigationController`` does the same and replaces nothing.
///
/// ```swift
/// InterlockHook.install()   // in application(_:didFinishLaunchingWithOptions:)
/// ```
///
/// On Apple's systems it replaces the implementations of `UINavigationController`'s verbs, of its
/// `delegate`, and of what it answers to its bar. A controller is guarded from the first call of one of
/// its verbs on, or when it appears.
///
/// Article: HOOK
public enum InterlockHook {
  /// Whether the hook is in place.
  public static var isInstalled: Bool { NavigationMethods.excludedFromHook != nil }

  /// Guards every navigation controller but those of some classes and their subclasses.
  ///
  /// Classes of Apple's own frameworks, such as `UIImagePickerController`, are always left alone.
  /// Installing the hook again changes only which classes are left alone from now on: a controller that
  /// is guarded by then stays so. There is no way back while the app runs, since another library may
  /// have built on what it found. If a library is there that is known to replace the same methods, the
  /// system's log says which.
  ///
  /// - Parameter excluded: Classes of controllers that are left as they are.
  ///
  /// Article: HOOK
  public static func install(excluding excluded: [UINavigationController.Type] = []) {
    if !isInstalled { NavigationMethods.replaceThoseOfEveryController() }
    NavigationMethods.excludedFromHook = excluded
  }

  /// Whether a controller is to be guarded because of the hook.
  static func covers(_ controller: UINavigationController) -> Bool {
    guard let excluded = NavigationMethods.excludedFromHook,
      !(controller is InterlockNavigationController), !NavigationMethods.isOfSystem(controller)
    else { return false }
    let classes = sequence(first: Mirror(reflecting: controller), next: \.superclassMirror)
    return !classes.contains { mirror in excluded.contains { $0 == mirror.subjectType } }
  }
}
