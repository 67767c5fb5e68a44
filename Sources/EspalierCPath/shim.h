// SPDX-License-Identifier: MIT

#pragma once

#pragma clang assume_nonnull begin

/// What a step of a path does.
typedef enum __attribute__((enum_extensibility(closed))) CGPathElementType : int {
  /// Begins a subpath: one point.
  kCGPathElementMoveToPoint,
  /// A straight line: one point.
  kCGPathElementAddLineToPoint,
  /// A quadratic Bézier curve: its control point and its end.
  kCGPathElementAddQuadCurveToPoint,
  /// A cubic Bézier curve: its two control points and its end.
  kCGPathElementAddCurveToPoint,
  /// Back to where the subpath began: no point.
  kCGPathElementCloseSubpath,
} CGPathElementType;

/// A step of a path. It is a type of C so that functions with `@convention(c)` and `@convention(block)` may take it, as they
/// may in Core Graphics. The points are of Foundation's `CGPoint`, which C does not know.
typedef struct CGPathElement {
  CGPathElementType type;
  void *_points;
} CGPathElement;

/// What `CGPath.apply(info:function:)` calls with each step.
typedef void (*CGPathApplierFunction)(void *_Nullable info, const CGPathElement *element);

#pragma clang assume_nonnull end
