#include "DynamicInit.h"
#include "method_table.h"

#include <stddef.h>

/// More words than the metadata of a UIKit class has.
static const size_t longest_table = 1000;

const void *method_entry(const void *type, const void *baseType, const void *baseEntry) {
  const void *const *base_table = baseType;
  const void *const *table = type;
  for (size_t index = 0; index < longest_table; index++) {
    if (base_table[index] == baseEntry) return table[index];
  }
  return NULL;
}

/// `UITableViewHeaderFooterView.init(reuseIdentifier:)` in the form that makes the object, too.
extern const char section_view_initializer __asm__(
    "$s5UIKit023UITableViewHeaderFooterC0C15reuseIdentifierACSSSg_tcfC");

/// Swift's calling convention passes the class of an initializer where C compilers call it the context.
typedef __attribute__((swiftcall)) void *(*section_view_maker)(
    uint64_t identifier0, uint64_t identifier1,
    __attribute__((swift_context)) const void *type);

void *makeHeaderFooterView(const void *type, const void *baseType, uint64_t identifier0,
                           uint64_t identifier1) {
  section_view_maker make =
      (section_view_maker)(uintptr_t)method_entry(type, baseType, &section_view_initializer);
  return make ? make(identifier0, identifier1, type) : NULL;
}

typedef __attribute__((swiftcall)) void *(*plain_maker)(
    __attribute__((swift_context)) const void *type);

static void *make_plain(const void *type, const void *baseType, const void *initializer) {
  plain_maker make = (plain_maker)(uintptr_t)method_entry(type, baseType, initializer);
  return make ? make(type) : NULL;
}

/// `UICollectionViewLayoutAttributes.init()` in the form that makes the object, too.
extern const char attributes_initializer __asm__(
    "$s5UIKit32UICollectionViewLayoutAttributesCACycfC");

void *makeLayoutAttributes(const void *type, const void *baseType) {
  return make_plain(type, baseType, &attributes_initializer);
}

/// `UICollectionViewLayoutInvalidationContext.init()` in the form that makes the object, too.
extern const char context_initializer __asm__(
    "$s5UIKit41UICollectionViewLayoutInvalidationContextCACycfC");

void *makeInvalidationContext(const void *type, const void *baseType) {
  return make_plain(type, baseType, &context_initializer);
}

/// `PlainObject.init()` in the form that makes the object, too.
extern const char plain_initializer __asm__("$s5UIKit11PlainObjectCACycfC");

void *makePlainObject(const void *type, const void *baseType) {
  return make_plain(type, baseType, &plain_initializer);
}

/// `UIViewPropertyAnimator.init(duration:timingParameters:)` in the form that makes the object, too.
extern const char animator_initializer __asm__(
    "$s5UIKit22UIViewPropertyAnimatorC8duration16timingParametersACSd_AA21UITimingCurveProvider_ptcfC");

typedef __attribute__((swiftcall)) void *(*animator_maker)(
    double duration, void *parameters, __attribute__((swift_context)) const void *type);

void *makeAnimator(const void *type, const void *baseType, double duration, void *parameters) {
  animator_maker make =
      (animator_maker)(uintptr_t)method_entry(type, baseType, &animator_initializer);
  return make ? make(duration, parameters, type) : NULL;
}

/// `NSTextAttachmentViewProvider.init(textAttachment:parentView:textLayoutManager:location:)` in the form that makes the
/// object, too.
extern const char view_provider_initializer __asm__(
    "$s5UIKit28NSTextAttachmentViewProviderC04textC006parentD00F13LayoutManager8locationAcA0bC0C_"
    "AA6UIViewCSgAA0bhI0CSgAA0B8Location_ptcfC");

typedef __attribute__((swiftcall)) void *(*view_provider_maker)(
    void *attachment, void *view, void *manager, uint64_t location0, uint64_t location1,
    __attribute__((swift_context)) const void *type);

void *makeAttachmentViewProvider(const void *type, const void *baseType, void *attachment, void *view,
                                 void *manager, uint64_t location0, uint64_t location1) {
  view_provider_maker make =
      (view_provider_maker)(uintptr_t)method_entry(type, baseType, &view_provider_initializer);
  return make ? make(attachment, view, manager, location0, location1, type) : NULL;
}

/// `CALayer.init(layer:)` in the form that makes the object, too.
extern const char layer_initializer __asm__("$s10QuartzCore7CALayerC5layerACyp_tcfC");

typedef __attribute__((swiftcall)) void *(*layer_maker)(
    void *original, __attribute__((swift_context)) const void *type);

void *makeLayerCopy(const void *type, const void *baseType, void *original) {
  layer_maker make =
      (layer_maker)(uintptr_t)method_entry(type, baseType, &layer_initializer);
  return make ? make(original, type) : NULL;
}

/// `UITableViewController.tableView(_:commit:forRowAt:)`.
extern const char commit_method __asm__(
    "$s5UIKit21UITableViewControllerC05tableC0_6commit8forRowAtyAA0bC0C_AA0bC4CellC12EditingStyleO"
    "20FoundationEssentials9IndexPathVtF");

/// `UITableViewController.tableView(_:moveRowAt:to:)`.
extern const char move_method __asm__(
    "$s5UIKit21UITableViewControllerC05tableC0_9moveRowAt2toyAA0bC0C_20FoundationEssentials9IndexPathVAKtF");

static bool overrides(const void *type, const void *baseType, const char *method) {
  const void *own = method_entry(type, baseType, method);
  return own && own != method;
}

bool overridesCommit(const void *type, const void *baseType) {
  return overrides(type, baseType, &commit_method);
}

bool overridesMove(const void *type, const void *baseType) {
  return overrides(type, baseType, &move_method);
}
