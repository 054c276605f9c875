#include "RectIntersection.h"

#include <math.h>

// CoreGraphics says of rectangles that share no more than an edge that they do not intersect; Foundation for Linux
// says that they do. Both have the method by the same name, so no module of Swift can have it anew: the linker takes
// this one in place of Foundation's, also for code that imports Foundation alone.
//
// In optimized code, Foundation's own is a part of whoever calls it: there, rectangles that touch still intersect, but
// for UIKit itself, which calls the function below.
//
// It is weak, so that it gives way where Foundation is linked in as an archive and has the symbol, too. Swift passes
// the parts of both rectangles in registers, first the argument's, then those of `self`.
//
// Source: tests that run on Apple's systems (honghaoz/ChouTi, `CGRect+ExtensionsTests.testIntersects`;
// teodorpatras/EasyTipView, `Tests`).

/// Whether a span has a place: its end is not in it, unless it is as long as nothing.
static bool has(double start, double end, double place) {
  return start <= place && (place < end || place == start);
}

static bool overlap(double start1, double length1, double start2, double length2) {
  double end1 = start1 + length1, end2 = start2 + length2;
  double low1 = fmin(start1, end1), low2 = fmin(start2, end2);
  double first = fmax(low1, low2);
  return has(low1, fmax(start1, end1), first) && has(low2, fmax(start2, end2), first);
}

bool rectanglesOverlap(double x1, double y1, double width1, double height1, double x2, double y2, double width2,
                       double height2) {
  // The rectangle that is none is at infinity.
  if (x1 == INFINITY || y1 == INFINITY || x2 == INFINITY || y2 == INFINITY) return false;
  return overlap(x1, width1, x2, width2) && overlap(y1, height1, y2, height2);
}

/// `CGRect.intersects(_:)`.
__attribute__((weak)) bool rectIntersects(double x2, double y2, double width2, double height2, double x1, double y1,
                                          double width1, double height1)
    __asm__("$s10Foundation6CGRectV10intersectsySbACF");

bool rectIntersects(double x2, double y2, double width2, double height2, double x1, double y1, double width1,
                    double height1) {
  return rectanglesOverlap(x1, y1, width1, height1, x2, y2, width2, height2);
}
