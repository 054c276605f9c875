// Base types and the macros that the stub headers use.
#pragma once
#include <stddef.h>
#include <stdint.h>
#define OBJC_EXPORT extern
typedef struct objc_class *Class;
typedef struct objc_object { Class isa; } *id;
typedef struct objc_selector *SEL;
typedef void (*IMP)(void);
#if __OBJC_BOOL_IS_BOOL          // set by clang for the target: 1 on arm64 iOS
typedef _Bool BOOL;
#else
typedef signed char BOOL;
#endif
#define YES __objc_yes
#define NO  __objc_no
#define nil ((id)0)
#define Nil ((Class)0)
typedef long NSInteger;
typedef unsigned long NSUInteger;
#define NSUIntegerMax (~0UL)
typedef struct _NSZone NSZone;

#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END   _Pragma("clang assume_nonnull end")
#define NS_SWIFT_NAME(n)        __attribute__((swift_name(#n)))
#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_UNAVAILABLE          __attribute__((unavailable))
#define NS_SWIFT_UI_ACTOR       __attribute__((swift_attr("@UIActor")))
#define NS_SWIFT_SENDABLE       __attribute__((swift_attr("@Sendable")))
#define NS_SWIFT_BRIDGE(n)      __attribute__((swift_bridge(#n)))
#define NS_NOESCAPE             __attribute__((noescape))
#define NS_ENUM(t, n)    enum __attribute__((enum_extensibility(open))) n : t n; enum n : t
#define NS_OPTIONS(t, n) enum __attribute__((flag_enum, enum_extensibility(open))) \
  n : t n; enum n : t
#define NS_TYPED_ENUM            __attribute__((swift_newtype(enum)))
#define NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_newtype(struct)))
#define API_AVAILABLE_IOS(v)            __attribute__((availability(ios, introduced=v)))
