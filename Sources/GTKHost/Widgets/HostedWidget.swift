internal import CGtk
import CoreGeometry
import Drawing
import Foundation

/// A GTK widget that lies in a window's view tree.
@MainActor
package final class HostedWidget: DrawnWidget {
  package nonisolated let name: String
  let widget: UnsafeMutablePointer<GtkWidget>
  /// What GTK said of its size when it was last asked.
  private var asked: Limits
  /// Called when GTK would say something else now: the view's layout asks again.
  package var onResize: () -> Void = {}
  var place: Place?

  /// Where a window shows it.
  struct Place: Equatable {
    /// Points.
    var size: CGSize
    /// From its own coordinates to the window's.
    var transform: CGAffineTransform

    func contains(_ point: CGPoint) -> Bool {
      transform.determinant != 0 && CGRect(origin: .zero, size: size).contains(point.applying(transform.inverted()))
    }
  }

  private struct Limits: Equatable { var least, natural: CGSize }

  /// - Parameter pointer: a `GtkWidget *` without a parent.
  init(_ pointer: UnsafeMutableRawPointer, name: String) {
    self.name = name
    widget = pointer.assumingMemoryBound(to: GtkWidget.self)
    g_object_ref_sink(pointer)
    asked = Limits(least: .zero, natural: .zero)
    asked = limits
  }

  isolated deinit { g_object_unref(UnsafeMutableRawPointer(widget)) }

  /// The size that it takes of an offer, in points: at least what it needs, at most what is offered if it grows, else its
  /// natural size.
  package func sizeThatFits(width: CGFloat?, height: CGFloat?) -> CGSize {
    let limits = limits
    func length(_ offer: CGFloat?, _ least: CGFloat, _ natural: CGFloat, expands: Bool) -> CGFloat {
      guard let offer else { return natural }
      return max(least, expands ? offer : min(natural, offer))
    }
    return CGSize(
      width: length(
        width, limits.least.width, limits.natural.width,
        expands: gtk_widget_compute_expand(widget, GTK_ORIENTATION_HORIZONTAL) != 0),
      height: length(
        height, limits.least.height, limits.natural.height,
        expands: gtk_widget_compute_expand(widget, GTK_ORIENTATION_VERTICAL) != 0))
  }

  private var limits: Limits {
    func measure(_ orientation: GtkOrientation) -> (CGFloat, CGFloat) {
      var (least, natural): (Int32, Int32) = (0, 0)
      gtk_widget_measure(widget, orientation, -1, &least, &natural, nil, nil)
      return (CGFloat(least), CGFloat(natural))
    }
    let (width, height) = (measure(GTK_ORIENTATION_HORIZONTAL), measure(GTK_ORIENTATION_VERTICAL))
    return Limits(least: CGSize(width: width.0, height: height.0), natural: CGSize(width: width.1, height: height.1))
  }

  /// Gives it its place. GTK wants a widget to have at least the size that it needs.
  func allocate() {
    let limits = limits
    if limits != asked {
      asked = limits
      onResize()
    }
    gtk_widget_set_child_visible(widget, place == nil ? 0 : 1)
    guard let place else { return }
    func whole(_ length: CGFloat, _ least: CGFloat) -> Int32 { Int32(min(max(length.rounded(), least), 30000)) }
    gtk_widget_allocate(
      widget, whole(place.size.width, limits.least.width), whole(place.size.height, limits.least.height), -1,
      gsk_transform(place.transform))
  }
}

/// To be unreferenced by who gets it; nil is the identity.
///
/// A matrix is taken apart: GSK takes one that is given by its numbers for one in space, which Cairo cannot draw.
@MainActor
func gsk_transform(_ matrix: CGAffineTransform) -> OpaquePointer? {
  var offset = graphene_point_t(x: Float(matrix.tx), y: Float(matrix.ty))
  var result = offset.x == 0 && offset.y == 0 ? nil : gsk_transform_translate(nil, &offset)
  let width = hypot(matrix.a, matrix.b)
  guard width > 0 else { return gsk_transform_scale(result, 0, 0) }
  let height = matrix.determinant / width
  func degrees(_ radians: CGFloat) -> Float { Float(radians * 180 / .pi) }
  if matrix.b != 0 || matrix.a < 0 { result = gsk_transform_rotate(result, degrees(atan2(matrix.b, matrix.a))) }
  let slant = height == 0 ? 0 : (matrix.a * matrix.c + matrix.b * matrix.d) / width / height
  if abs(slant) > 1e-9 { result = gsk_transform_skew(result, degrees(atan(slant)), 0) }
  if width != 1 || height != 1 { result = gsk_transform_scale(result, Float(width), Float(height)) }
  return result
}
