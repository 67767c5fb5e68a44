// SPDX-License-Identifier: MIT

internal import EspalierCCairo
import EspalierDrawing

/// The items that are left out of a picture because Cairo cannot draw them.
///
/// An error stays in its Cairo context and ends all drawing there. So a picture that failed is drawn again, without the item
/// that failed and carefully: each leaf is drawn on a surface of its own first, and left out if that fails. A picture
/// without errors is drawn once, and costs a check of the context's status for each item. O(items) in each try.
@MainActor
final class Omissions {
  /// The greatest number of tries. One finds all leaves that fail; the others are for effects that fail around them.
  private static let mostTries = 20

  /// Replaced by tests that expect warnings.
  static var warn: (String) -> Void = { DrawingWarnings.warn($0) }

  /// Whether leaves are rehearsed before they are drawn.
  private(set) var isCareful = false
  /// The first error of the present try.
  private(set) var failure = CAIRO_STATUS_SUCCESS
  /// The items, retained: an identity that is free is reused.
  private var items: [ObjectIdentifier: DisplayItem] = [:]

  /// Draws a picture, again as long as an item fails that the next try leaves out.
  /// - Parameter body: One try, on new contexts; its result is the status of its contexts and surfaces.
  /// - Returns: The status of the last try.
  static func draw(_ body: (Omissions) throws -> cairo_status_t) rethrows -> cairo_status_t {
    let omissions = Omissions()
    var status = CAIRO_STATUS_SUCCESS
    for _ in 0..<mostTries {
      omissions.failure = CAIRO_STATUS_SUCCESS
      status = try body(omissions)
      if omissions.failure != CAIRO_STATUS_SUCCESS { status = omissions.failure }
      if status == CAIRO_STATUS_SUCCESS { return status }
      omissions.isCareful = true
    }
    return status
  }

  func contains(_ item: DisplayItem) -> Bool { !items.isEmpty && items[ObjectIdentifier(item)] != nil }

  /// Leaves an item out from now on.
  func leaveOut(_ item: DisplayItem, _ status: cairo_status_t) {
    guard items.updateValue(item, forKey: ObjectIdentifier(item)) == nil else { return }
    Self.warn(Self.warning(item, status))
  }

  /// Records an error after an item. The effects around the item have the same error, and are not its cause.
  func fail(at item: DisplayItem, _ status: cairo_status_t) {
    guard failure == CAIRO_STATUS_SUCCESS else { return }
    failure = status
    leaveOut(item, status)
  }

  static func warning(_ item: DisplayItem, _ status: cairo_status_t) -> String {
    "\(item.kind): Cairo cannot draw it: \(String(cString: cairo_status_to_string(status))). The picture is drawn without "
      + "it. Check the numbers of its size, place, scale and paint, and of the effects around it."
  }
}

extension DisplayItem {
  /// The item's name in warnings.
  fileprivate var kind: String {
    switch content {
    case .fill: "Shape, filled"
    case .stroke: "Shape, stroked"
    case .text(let text, _, _), .paintedText(let text, _, _, _, _): "Text \"\(text.string.prefix(40))\""
    case .image(let image, _, _): "Image \"\(image.name)\""
    case .foreign: "Widget"
    case .group: "Group"
    case .effect(let effect, _):
      switch effect {
      case .transform, .projection: "Transform"
      case .opacity: "Opacity"
      case .clip: "Clip"
      case .mask: "Mask"
      case .isolate: "Compositing group"
      case .blend: "Blend mode"
      case .filter(.blur): "Blur"
      case .filter(.shadow): "Shadow"
      case .filter: "Filter"
      }
    }
  }

  /// Whether the item is drawn by itself.
  var isLeaf: Bool {
    switch content {
    case .fill, .stroke, .text, .paintedText, .image: true
    case .foreign, .group, .effect: false
    }
  }
}
