/// Initializers that `ClassInitializers.swift` declares and that are called with a class known only at run
/// time: each calls the class's own, which has its place in the table of methods.
///
/// Swift passes the arguments, then the class that it knows when it compiles, and where C compilers expect
/// the context, the class that it is.
#include "method_table.h"

#include <stdint.h>

#define SWIFT __attribute__((swiftcall))
#define CONTEXT __attribute__((swift_context))

/// What Swift's functions give that look up the metadata of a class.
struct metadata_response {
  const void *type;
  uintptr_t state;
};

extern SWIFT struct metadata_response view_type(uintptr_t request) __asm__("$s5UIKit6UIViewCMa");
extern SWIFT struct metadata_response controller_type(uintptr_t request) __asm__(
    "$s5UIKit16UIViewControllerCMa");
extern SWIFT struct metadata_response navigation_type(uintptr_t request) __asm__(
    "$s5UIKit22UINavigationControllerCMa");
extern SWIFT struct metadata_response cell_type(uintptr_t request) __asm__(
    "$s5UIKit15UITableViewCellCMa");

/// The class's own initializer; stops the process if there is none.
static uintptr_t initializer(const void *type, struct metadata_response base, const void *baseEntry) {
  const void *own = method_entry(type, base.type, baseEntry);
  if (!own) __builtin_trap();
  return (uintptr_t)own;
}

typedef SWIFT void *(*plain)(CONTEXT const void *type);

/// `UIView.init()`
extern const char view_init __asm__("$s5UIKit6UIViewCACycfC");
SWIFT void *uikit_init_view(const void *known, CONTEXT const void *type) {
  return ((plain)initializer(type, view_type(0), &view_init))(type);
}

typedef SWIFT void *(*framed)(double x, double y, double width, double height, CONTEXT const void *type);

/// `UIView.init(frame:)`
extern const char frame_init __asm__("$s5UIKit6UIViewC5frameAC10Foundation6CGRectV_tcfC");
SWIFT void *uikit_init_view_frame(double x, double y, double width, double height, const void *known,
                                  CONTEXT const void *type) {
  return ((framed)initializer(type, view_type(0), &frame_init))(x, y, width, height, type);
}

/// `UIViewController.init()`
extern const char controller_init __asm__("$s5UIKit16UIViewControllerCACycfC");
SWIFT void *uikit_init_controller(const void *known, CONTEXT const void *type) {
  return ((plain)initializer(type, controller_type(0), &controller_init))(type);
}

typedef SWIFT void *(*of_nib)(uint64_t name0, uint64_t name1, const void *bundle,
                              CONTEXT const void *type);

/// `UIViewController.init(nibName:bundle:)`
extern const char nib_init __asm__(
    "$s5UIKit16UIViewControllerC7nibName6bundleACSSSg_10Foundation6BundleCSgtcfC");
SWIFT void *uikit_init_controller_nib(uint64_t name0, uint64_t name1, const void *bundle,
                                      const void *known, CONTEXT const void *type) {
  return ((of_nib)initializer(type, controller_type(0), &nib_init))(name0, name1, bundle, type);
}

typedef SWIFT void *(*of_root)(const void *root, CONTEXT const void *type);

/// `UINavigationController.init(rootViewController:)`
extern const char root_init __asm__("$s5UIKit22UINavigationControllerC08rootViewC0AcA06UIViewC0C_tcfC");
SWIFT void *uikit_init_navigation(const void *root, const void *known, CONTEXT const void *type) {
  return ((of_root)initializer(type, navigation_type(0), &root_init))(root, type);
}

typedef SWIFT void *(*of_style)(uint8_t style, uint64_t identifier0, uint64_t identifier1,
                                CONTEXT const void *type);

/// `UITableViewCell.init(style:reuseIdentifier:)`
extern const char cell_init __asm__("$s5UIKit15UITableViewCellC5style15reuseIdentifierA2C0D5StyleO_SSSgtcfC");
SWIFT void *uikit_init_cell(uint8_t style, uint64_t identifier0, uint64_t identifier1,
                            const void *known, CONTEXT const void *type) {
  return ((of_style)initializer(type, cell_type(0), &cell_init))(style, identifier0, identifier1, type);
}
