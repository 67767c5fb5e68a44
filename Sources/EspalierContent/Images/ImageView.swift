// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierGraph
import EspalierInteraction
import EspalierLayout
import EspalierPictures
import EspalierPrimitives
import Foundation

extension Image: _PrimitiveView {
  public typealias Body = Never

  public static func _makeView(view: _GraphValue<Image>, inputs: _ViewInputs) -> _ViewOutputs {
    let resolved = Attribute(ImageResolution(view: view.attribute, environment: inputs.environment))
    let layout = Attribute(ImageLayoutRule(view: view.attribute, resolved: resolved))
    let content = ImageContent(view: view.attribute, resolved: resolved, layout: layout)
    return _ViewOutputs(layout: layout, preferences: makeLeaf(content, inputs: inputs))
  }
}

// Reads: the image, the environment.
// Produces: the picture and its size.
// Costs: O(1) for a picture that was shown before; else reading and decoding a file.
private struct ImageResolution: Rule {
  let view: Attribute<Image>
  let environment: Attribute<EnvironmentValues>
  mutating func value() -> ResolvedImage { view.value.resolved(in: environment.value) }
  nonisolated static var label: String { "find Image" }
}

// Reads: the image, its picture's size.
// Produces: the image's layout.
// Costs: O(1).
private struct ImageLayoutRule: Rule {
  let view: Attribute<Image>
  let resolved: Attribute<ResolvedImage>
  private var engine: LeafEngine<ImageLayout>?
  private var seed: UInt32 = 0

  init(view: Attribute<Image>, resolved: Attribute<ResolvedImage>) {
    self.view = view
    self.resolved = resolved
  }

  mutating func value() -> LayoutComputer {
    let image = resolved.value
    let layout = ImageLayout(size: image.size, baseline: image.baseline, isResizable: view.value.resizing != nil)
    guard let engine else {
      let made = LeafEngine(layout)
      engine = made
      return LayoutComputer(made)
    }
    if engine.layout != layout {
      engine.layout = layout
      seed &+= 1
    }
    return LayoutComputer(engine, seed: seed)
  }

  nonisolated static var label: String { "layout of Image" }
}

/// The natural size, or the proposed one (specification L5). An unspecified dimension is the natural length.
private struct ImageLayout: LeafLayout, Equatable {
  var size: CGSize
  var baseline: CGFloat?
  var isResizable: Bool

  func sizeThatFits(_ proposal: Proposal) -> CGSize {
    if !isResizable { return size }
    return CGSize(
      width: proposal.proposedWidth.map { max($0, 0) } ?? size.width,
      height: proposal.proposedHeight.map { max($0, 0) } ?? size.height)
  }

  func range(of proposal: Proposal) -> AnswerRange { isResizable ? .exactly(proposal) : .all(at: proposal) }

  func explicitAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? {
    guard let baseline, !isResizable else { return nil }
    if key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key {
      return baseline
    }
    return nil
  }

  var label: String { "Image" }
}

/// The display list and the accessibility of an image.
private struct ImageContent: ReadableLeafContent {
  let view: Attribute<Image>
  let resolved: Attribute<ResolvedImage>
  let layout: Attribute<LayoutComputer>

  static var viewType: (any View.Type)? { Image.self }
  var inspectedLayout: Attribute<LayoutComputer>? { layout }

  func makeDisplayList(_ leaf: LeafNode) -> Attribute<DisplayList> {
    let inputs = leaf.inputs.viewInputs
    return Attribute(
      ImageDisplay(
        view: view, resolved: resolved, frame: leaf.shownFrame, environment: inputs.environment,
        motions: [PaintMotion(inputs), PaintMotion(inputs), PaintMotion(inputs)]))
  }

  func makeAccessibility(_ leaf: LeafNode) -> Attribute<AccessibilityList>? {
    Attribute(ImageAccessibility(view: view, frame: leaf.shownFrame, node: ObjectIdentifier(leaf)))
  }
}

// Reads: the image and its picture, the frame on screen, the environment's foreground.
// Produces: one item; nothing for a picture that was not found.
// Costs: O(1); the renderer draws the pixels.
private struct ImageDisplay: Rule {
  let view: Attribute<Image>
  let resolved: Attribute<ResolvedImage>
  let frame: Attribute<CGRect>
  let environment: Attribute<EnvironmentValues>
  var motions: [PaintMotion]

  mutating func value() -> DisplayList {
    let image = view.value
    let resolved = self.resolved.value
    let frame = self.frame.value
    guard let picture = resolved.picture, frame.width > 0, frame.height > 0 else { return .empty }
    if environment.value.isRedacted { return placeholder(frame) }
    var styles = image.styles(resolved, in: environment.value)
    for index in styles.indices where index < motions.count {
      styles[index].paint = motions[index].follow(styles[index].paint)
    }
    if !styles.isEmpty, styles.allSatisfy({ $0.paint.isClear }) { return .empty }
    let isMirrored = image.followsReading && environment.value.layoutDirection == .rightToLeft
    return image.list(picture, in: frame, styles: styles, isMirrored: isMirrored)
  }

  /// The rectangle that replaces a redacted picture.
  private func placeholder(_ frame: CGRect) -> DisplayList {
    let color = environment.value.textColor.multiplyingOpacity(by: 0.18)
    return DisplayList([
      DisplayItem(.fill(path: Path(frame), rule: .nonZero, paint: .color(color), bounds: frame))
    ])
  }

  nonisolated static var label: String { "draw Image" }
}

extension Image {
  /// A picture in a frame, its layers in styles; the styles' effects are applied around their parts.
  @MainActor func list(
    _ picture: Picture, in frame: CGRect, styles: [ShownStyle], isMirrored: Bool = false
  ) -> DisplayList {
    let paints = styles.map(\.paint)
    func drawn(_ paints: [Paint]) -> DisplayList {
      DisplayList([item(picture, in: frame, paints: paints, isMirrored: isMirrored)])
    }
    guard let first = styles.first else { return drawn(paints) }
    if styles.allSatisfy({ $0.effects == first.effects }) { return first.applyingEffects(to: drawn(paints)) }
    return styles.indices.reduce(into: DisplayList()) { list, layer in
      var own = paints.map { _ in Paint.color(.clear) }
      own[layer] = paints[layer]
      list.append(styles[layer].applyingEffects(to: drawn(own)))
    }
  }

  /// A picture in a frame, in its orientation.
  @MainActor func item(_ picture: Picture, in frame: CGRect, paints: [Paint], isMirrored: Bool = false) -> DisplayItem {
    var drawing = drawing(paints: paints)
    drawing.isMirrored = isMirrored
    if orientation == .up { return DisplayItem(.image(picture, frame: frame, drawing: drawing)) }
    let size = orientation.size(of: frame.size)
    let stored = DisplayItem(.image(picture, frame: CGRect(origin: .zero, size: size), drawing: drawing))
    return DisplayItem(.effect(.transform(orientation.matrix(into: frame)), DisplayList([stored])))
  }
}

private struct ImageAccessibility: Rule {
  let view: Attribute<Image>
  let frame: Attribute<CGRect>
  let node: ObjectIdentifier

  mutating func value() -> AccessibilityList {
    guard let label = view.value.spokenLabel else { return AccessibilityList() }
    var node = AccessibilityNode(role: .image, frame: frame.value, view: self.node)
    node.label = label
    return AccessibilityList([node])
  }

  nonisolated static var label: String { "accessibility of Image" }
}
