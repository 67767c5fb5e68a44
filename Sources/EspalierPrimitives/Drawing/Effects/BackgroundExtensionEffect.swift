// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierGraph
import Foundation

/// Extends a view's picture over the adjacent safe area: mirrored at the view's edges, and blurred.
nonisolated public struct _BackgroundExtensionEffect: _PrimitiveViewModifier {
  let isEnabled: Bool

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(_Graph(), inputs)
    guard let safeArea = inputs.safeArea, outputs.preferences != nil else { return outputs }
    let strips = Attribute(
      Strips(
        modifier: modifier.attribute, frame: inputs.frame, transform: inputs.transform, safeArea: safeArea,
        environment: inputs.environment))
    outputs.preferences = ExtendedPictureNode(outputs.preferences, strips: strips)
    return outputs
  }

  // Reads: the view's frame, the safe area around it.
  // Produces: the strips beside the frame that are filled.
  // Costs: O(1), and the layers of the safe area.
  private struct Strips: Rule {
    let modifier: Attribute<_BackgroundExtensionEffect>
    let frame: Attribute<ViewFrame>
    let transform: Attribute<ViewTransform>
    let safeArea: Attribute<SafeArea>
    let environment: Attribute<EnvironmentValues>

    mutating func value() -> PictureExtension {
      let rect = frame.value.rect
      let insets =
        modifier.value.isEnabled
        ? safeArea.value.insets(around: rect, transform: transform.value, regions: .all) : EdgeInsets()
      return PictureExtension(rect: rect, insets: insets, blur: environment.value.design.glass.extensionBlur)
    }
    nonisolated static var label: String { "background extension" }
  }
}

/// A picture in a rectangle, and the lengths by which it is extended on each side, in points.
private struct PictureExtension: Equatable {
  let rect: CGRect
  let insets: EdgeInsets
  let blur: CGFloat

  /// The picture with its extensions: first beside it, then above and below, which also fills the corners.
  func applied(to picture: DisplayList) -> DisplayList {
    var wide = picture
    for (x, width, axis) in [
      (rect.minX - insets.leading, insets.leading, rect.minX), (rect.maxX, insets.trailing, rect.maxX),
    ] where width > 0 {
      let strip = CGRect(x: x, y: rect.minY, width: width, height: rect.height)
      wide.append(
        continued(picture, into: strip, by: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * axis, ty: 0)))
    }
    var whole = wide
    for (y, height, axis) in [
      (rect.minY - insets.top, insets.top, rect.minY), (rect.maxY, insets.bottom, rect.maxY),
    ] where height > 0 {
      let strip = CGRect(
        x: rect.minX - insets.leading, y: y, width: rect.width + insets.horizontal, height: height)
      whole.append(
        continued(wide, into: strip, by: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * axis)))
    }
    return whole
  }

  private func continued(
    _ picture: DisplayList, into strip: CGRect, by mirror: CGAffineTransform
  ) -> DisplayList {
    let clip = DisplayEffect.clip(path: Path(strip), rule: .nonZero)
    // The blur extends the strip's own pixels at its sides, so that no background is visible there.
    let effects: [DisplayEffect] = [.transform(mirror), clip, .filter(.blur(radius: blur, isOpaque: true)), clip]
    return effects.reduce(picture) { list, effect in DisplayList([DisplayItem(.effect(effect, list))]) }
  }
}

/// Adds the extensions to the drawing of the views below, and to nothing else.
private final class ExtendedPictureNode: PassingNode {
  private let strips: Attribute<PictureExtension>
  private var memo = PreferenceMemo()

  init(_ content: PreferenceNode?, strips: Attribute<PictureExtension>) {
    self.strips = strips
    super.init(content)
  }

  override func attribute<Key: PreferenceKey>(for key: Key.Type) -> Attribute<Key.Value>? {
    guard Key.self == DisplayListKey.self else { return super.attribute(for: key) }
    guard let picture = content?.attribute(for: DisplayListKey.self) else { return nil }
    return memo.attribute(for: key) {
      subgraph.apply { [strips] in Attribute(ExtendedPicture(picture: picture, strips: strips)) }.any.as(Key.Value.self)
    }
  }

  override var label: String { "background extension" }
}

// Reads: the picture, the strips.
// Produces: the picture with its extensions.
// Costs: O(1).
private struct ExtendedPicture: Rule {
  let picture: Attribute<DisplayList>
  let strips: Attribute<PictureExtension>

  mutating func value() -> DisplayList {
    let (picture, strips) = (self.picture.value, self.strips.value)
    return picture.isEmpty || strips.insets == EdgeInsets() ? picture : strips.applied(to: picture)
  }
  nonisolated static var label: String { "extended picture" }
}

extension View {
  /// Extends the view's picture over the adjacent safe area: below a sidebar or a bar appears the adjacent part of the picture,
  /// mirrored and blurred. Layout and touches are unchanged.
  public nonisolated func backgroundExtensionEffect() -> some View {
    modifier(_BackgroundExtensionEffect(isEnabled: true))
  }

  /// The same while `isEnabled` is true.
  public nonisolated func backgroundExtensionEffect(isEnabled: Bool) -> some View {
    modifier(_BackgroundExtensionEffect(isEnabled: isEnabled))
  }
}
