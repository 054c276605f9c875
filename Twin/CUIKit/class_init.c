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
extern SWIFT struct metadata_response section_view_type(uintptr_t request) __asm__(
    "$s5UIKit023UITableViewHeaderFooterC0CMa");
extern SWIFT struct metadata_response table_type(uintptr_t request) __asm__("$s5UIKit11UITableViewCMa");
extern SWIFT struct metadata_response table_page_type(uintptr_t request) __asm__(
    "$s5UIKit21UITableViewControllerCMa");
extern SWIFT struct metadata_response collection_type(uintptr_t request) __asm__(
    "$s5UIKit16UICollectionViewCMa");
extern SWIFT struct metadata_response collection_page_type(uintptr_t request) __asm__(
    "$s5UIKit26UICollectionViewControllerCMa");
extern SWIFT struct metadata_response layout_type(uintptr_t request) __asm__(
    "$s5UIKit22UICollectionViewLayoutCMa");
extern SWIFT struct metadata_response presentation_type(uintptr_t request) __asm__(
    "$s5UIKit24UIPresentationControllerCMa");
extern SWIFT struct metadata_response recognizer_type(uintptr_t request) __asm__(
    "$s5UIKit19UIGestureRecognizerCMa");
extern SWIFT struct metadata_response layer_type(uintptr_t request) __asm__("$s10QuartzCore7CALayerCMa");

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

typedef SWIFT void *(*of_identifier)(uint64_t identifier0, uint64_t identifier1, CONTEXT const void *type);

/// `UITableViewHeaderFooterView.init(reuseIdentifier:)`
extern const char section_view_init __asm__(
    "$s5UIKit023UITableViewHeaderFooterC0C15reuseIdentifierACSSSg_tcfC");
SWIFT void *uikit_init_section_view(uint64_t identifier0, uint64_t identifier1, const void *known,
                                    CONTEXT const void *type) {
  return ((of_identifier)initializer(type, section_view_type(0), &section_view_init))(
      identifier0, identifier1, type);
}

typedef SWIFT void *(*of_frame_and_style)(double x, double y, double width, double height, uint8_t style,
                                          CONTEXT const void *type);

/// `UITableView.init(frame:style:)`
extern const char table_init __asm__(
    "$s5UIKit11UITableViewC5frame5styleAC10Foundation6CGRectV_AC5StyleOtcfC");
SWIFT void *uikit_init_table(double x, double y, double width, double height, uint8_t style,
                             const void *known, CONTEXT const void *type) {
  return ((of_frame_and_style)initializer(type, table_type(0), &table_init))(x, y, width, height, style,
                                                                             type);
}

typedef SWIFT void *(*of_table_style)(uint8_t style, CONTEXT const void *type);

/// `UITableViewController.init(style:)`
extern const char table_page_init __asm__("$s5UIKit21UITableViewControllerC5styleAcA0bC0C5StyleO_tcfC");
SWIFT void *uikit_init_table_page(uint8_t style, const void *known, CONTEXT const void *type) {
  return ((of_table_style)initializer(type, table_page_type(0), &table_page_init))(style, type);
}

typedef SWIFT void *(*of_frame_and_object)(double x, double y, double width, double height,
                                           const void *object, CONTEXT const void *type);

/// `UICollectionView.init(frame:collectionViewLayout:)`
extern const char collection_init __asm__(
    "$s5UIKit16UICollectionViewC5frame010collectionC6LayoutAC10Foundation6CGRectV_AA0bcF0CtcfC");
SWIFT void *uikit_init_collection(double x, double y, double width, double height, const void *layout,
                                  const void *known, CONTEXT const void *type) {
  return ((of_frame_and_object)initializer(type, collection_type(0), &collection_init))(
      x, y, width, height, layout, type);
}

/// `UICollectionViewController.init(collectionViewLayout:)`
extern const char collection_page_init __asm__(
    "$s5UIKit26UICollectionViewControllerC010collectionC6LayoutAcA0bcF0C_tcfC");
SWIFT void *uikit_init_collection_page(const void *layout, const void *known, CONTEXT const void *type) {
  return ((of_root)initializer(type, collection_page_type(0), &collection_page_init))(layout, type);
}

/// `UICollectionViewLayout.init()`
extern const char layout_init __asm__("$s5UIKit22UICollectionViewLayoutCACycfC");
SWIFT void *uikit_init_layout(const void *known, CONTEXT const void *type) {
  return ((plain)initializer(type, layout_type(0), &layout_init))(type);
}

typedef SWIFT void *(*of_two)(const void *first, const void *second, CONTEXT const void *type);

/// `UIPresentationController.init(presentedViewController:presenting:)`
extern const char presentation_init __asm__(
    "$s5UIKit24UIPresentationControllerC013presentedViewC010presentingAcA06UIViewC0C_AGSgtcfC");
SWIFT void *uikit_init_presentation(const void *presented, const void *presenting, const void *known,
                                    CONTEXT const void *type) {
  return ((of_two)initializer(type, presentation_type(0), &presentation_init))(presented, presenting, type);
}

typedef SWIFT void *(*of_target)(void *target, uint64_t action0, uint64_t action1, CONTEXT const void *type);

/// `UIGestureRecognizer.init(target:action:)`
extern const char recognizer_init __asm__("$s5UIKit19UIGestureRecognizerC6target6actionACypSg_AA8SelectorVSgtcfC");
SWIFT void *uikit_init_recognizer(void *target, uint64_t action0, uint64_t action1, const void *known,
                                  CONTEXT const void *type) {
  return ((of_target)initializer(type, recognizer_type(0), &recognizer_init))(target, action0, action1, type);
}

/// `CALayer.init()`
extern const char layer_init __asm__("$s10QuartzCore7CALayerCACycfC");
SWIFT void *uikit_init_layer(const void *known, CONTEXT const void *type) {
  return ((plain)initializer(type, layer_type(0), &layer_init))(type);
}
