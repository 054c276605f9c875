#ifndef RECT_INTERSECTION_H
#define RECT_INTERSECTION_H

#include <stdbool.h>

/// Whether two rectangles share more than an edge: what Core Graphics says of `CGRect.intersects(_:)`.
bool rectanglesOverlap(double x1, double y1, double width1, double height1, double x2, double y2, double width2,
                       double height2);

#endif
