// Colors, paths and images: the types, and the functions that become their initialisers.
#pragma once
#include <objc/objc.h>
#include <CoreFoundation/CoreFoundation.h>
typedef struct __attribute__((objc_bridge(id))) CGColor *CGColorRef;
typedef struct __attribute__((objc_bridge(id))) CGColorSpace *CGColorSpaceRef;
typedef struct __attribute__((objc_bridge(id))) CGImage *CGImageRef;
typedef struct __attribute__((objc_bridge(id))) CGContext *CGContextRef;
typedef const struct __attribute__((objc_bridge(id))) CGPath *CGPathRef;
typedef struct __attribute__((objc_bridge_mutable(id))) CGPath *CGMutablePathRef;
typedef NS_ENUM(int32_t, CGLineCap) { kCGLineCapButt, kCGLineCapRound, kCGLineCapSquare };
typedef NS_ENUM(int32_t, CGLineJoin) { kCGLineJoinMiter, kCGLineJoinRound, kCGLineJoinBevel };
typedef NS_ENUM(int32_t, CGBlendMode) { kCGBlendModeNormal, kCGBlendModeMultiply, kCGBlendModeScreen,
    kCGBlendModeOverlay, kCGBlendModeDarken, kCGBlendModeLighten, kCGBlendModeColorDodge,
    kCGBlendModeColorBurn, kCGBlendModeSoftLight, kCGBlendModeHardLight, kCGBlendModeDifference,
    kCGBlendModeExclusion, kCGBlendModeHue, kCGBlendModeSaturation, kCGBlendModeColor,
    kCGBlendModeLuminosity, kCGBlendModeClear, kCGBlendModeCopy, kCGBlendModeSourceIn,
    kCGBlendModeSourceOut, kCGBlendModeSourceAtop, kCGBlendModeDestinationOver,
    kCGBlendModeDestinationIn, kCGBlendModeDestinationOut, kCGBlendModeDestinationAtop,
    kCGBlendModeXOR NS_SWIFT_NAME(xor), kCGBlendModePlusDarker, kCGBlendModePlusLighter };
CGColorRef _Nonnull CGColorCreateSRGB(CGFloat red, CGFloat green, CGFloat blue, CGFloat alpha)
    NS_SWIFT_NAME(CGColor.init(srgbRed:green:blue:alpha:));
CGColorRef _Nonnull CGColorCreateGenericRGB(CGFloat red, CGFloat green, CGFloat blue, CGFloat alpha)
    NS_SWIFT_NAME(CGColor.init(red:green:blue:alpha:));
CGColorRef _Nonnull CGColorCreateGenericGrayGamma2_2(CGFloat gray, CGFloat alpha)
    NS_SWIFT_NAME(CGColor.init(gray:alpha:));
CGPathRef _Nonnull CGPathCreateWithRect(CGRect rect, const CGAffineTransform * _Nullable transform)
    NS_SWIFT_NAME(CGPath.init(rect:transform:));
CGPathRef _Nonnull CGPathCreateWithEllipseInRect(CGRect rect, const CGAffineTransform * _Nullable
    transform) NS_SWIFT_NAME(CGPath.init(ellipseIn:transform:));
CGPathRef _Nonnull CGPathCreateWithRoundedRect(CGRect rect, CGFloat cornerWidth, CGFloat
    cornerHeight, const CGAffineTransform * _Nullable transform)
    NS_SWIFT_NAME(CGPath.init(roundedRect:cornerWidth:cornerHeight:transform:));
CGMutablePathRef _Nonnull CGPathCreateMutable(void) NS_SWIFT_NAME(CGMutablePath.init());
