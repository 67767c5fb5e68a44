import Drawing
import Foundation
import Graph
import TextLayout
import ViewCore

/// One or more lines of text.
public struct Text: Equatable, Sendable {
  /// A stretch of text with the modifiers that were applied to it.
  package struct Segment: Equatable, Sendable {
    package var string: String
    package var font: Font?
    package var weight: Font.Weight?
    package var isItalic = false
    package var color: Color?
    package var kerning: CGFloat = 0
    package var tracking: CGFloat = 0
    package var baselineOffset: CGFloat = 0
    package var underline: LineStyle?
    package var strikethrough: LineStyle?
    package var hasMonospacedDigits = false
    package var isMonospaced = false
  }

  public struct LineStyle: Hashable, Sendable {
    package var pattern: TextDecoration.Pattern
    package var color: Color?
  }

  /// Plain text, the commonest kind, needs no array.
  package enum Content: Equatable, Sendable {
    case plain(String)
    case segments([Segment])
  }

  package var content: Content

  package init(_ segments: [Segment]) { content = .segments(segments) }

  /// The string as it is.
  public init(verbatim content: String) { self.content = .plain(content) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.content = .plain(String(content)) }
  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil)
  {
    content = .plain(key.string)
  }
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    content = .plain(format.format(input))
  }
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    content = .plain(formatter.string(for: subject) ?? "")
  }
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    content = .plain(formatter.string(for: subject) ?? "")
  }

  /// The characters of all segments.
  package var string: String {
    switch content {
    case .plain(let string): string
    case .segments(let segments): segments.map(\.string).joined()
    }
  }

  package var segments: [Segment] {
    switch content {
    case .plain(let string): [Segment(string: string)]
    case .segments(let segments): segments
    }
  }

  public static func + (a: Text, b: Text) -> Text { Text(a.segments + b.segments) }

  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
  public enum Case: Hashable, Sendable { case uppercase, lowercase }
}

extension Text: _PrimitiveView {
  public typealias Body = Never

  public static func _makeView(view: _GraphValue<Text>, inputs: _ViewInputs) -> _ViewOutputs {
    let engine = CachedLeafEngine(TextLayout.empty, countedType: Text.self)
    let layout = Attribute(
      TextLayoutRule(view: view.attribute, environment: inputs.environment, engine: engine))
    let content = TextContent(text: view.attribute, layout: layout, engine: engine)
    return _ViewOutputs(layout: layout, preferences: makeLeaf(content, inputs: inputs))
  }
}

// Reads: the text, the environment.
// Produces: the text's layout; a text that answers like the one before changes nothing further up.
// Costs: one shaping per distinct string, font and width.
private struct TextLayoutRule: Rule {
  let view: Attribute<Text>
  let environment: Attribute<EnvironmentValues>
  let engine: CachedLeafEngine<TextLayout>
  var seed: UInt32 = 0
  var placementSeed: UInt32 = 0
  var isFirst = true

  init(view: Attribute<Text>, environment: Attribute<EnvironmentValues>, engine: CachedLeafEngine<TextLayout>) {
    self.view = view
    self.environment = environment
    self.engine = engine
  }

  mutating func value() -> LayoutComputer {
    let styled = view.value.styled(in: environment.value)
    if isFirst {
      isFirst = false
      engine.layout.text = styled
    } else if styled != engine.layout.text {
      engine.layout.text = styled
      placementSeed &+= 1
      if engine.answersChanged() { seed &+= 1 }
    }
    return LayoutComputer(engine, seed: seed, placementSeed: placementSeed)
  }

  nonisolated static var label: String { "layout of Text" }
}

/// Measures text.
struct TextLayout: LeafLayout {
  /// On as few lines as the text itself asks for.
  private var ideal: ShapedText
  var text: StyledText { didSet { ideal = TextLayoutCache.layout(text) } }

  init(text: StyledText) {
    self.text = text
    ideal = TextLayoutCache.layout(text)
  }

  func shaped(_ proposal: Proposal) -> ShapedText {
    // Room enough changes nothing: the common case needs no look-up. NaN, unspecified, is not less than anything.
    let isWide = !(proposal.width < ideal.size.width)
    if isWide, ideal.lineCount <= 1 || !(proposal.height < ideal.size.height) { return ideal }
    func length(_ value: Double?) -> CGFloat? { value.flatMap { $0.isFinite ? CGFloat($0) : nil } }
    return TextLayoutCache.layout(
      text, width: length(proposal.proposedWidth), height: length(proposal.proposedHeight))
  }

  func sizeThatFits(_ proposal: Proposal) -> CGSize {
    // Stacks ask every child for its least width: no width is one line high (oracle L8), without laying anything out.
    if proposal.width <= 0, ideal.lineCount == 1 { return CGSize(width: 0, height: ideal.size.height) }
    return shaped(proposal).size
  }

  func explicitAlignment(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key { return shaped(size.proposal).firstBaseline }
    if key == VerticalAlignment.lastTextBaseline.key { return shaped(size.proposal).lastBaseline }
    return nil
  }

  func spacing() -> ViewSpacing {
    let metrics = fontMetrics(text.font)
    let wish = ViewSpacing.Wish.text(
      ascender: metrics.ascent, descender: metrics.descent, leading: metrics.leading)
    var spacing = ViewSpacing()
    spacing.top = wish
    spacing.bottom = wish
    return spacing
  }

  /// Before the first evaluation.
  static var empty: TextLayout { emptyLayout }
  private static let emptyLayout = TextLayout(text: StyledText(""))

  var label: String { "Text \"\(text.string.prefix(40))\"" }
}

/// What a text sends up.
private struct TextContent: LeafContent {
  let text: Attribute<Text>
  let layout: Attribute<LayoutComputer>
  let engine: CachedLeafEngine<TextLayout>

  static var viewType: (any View.Type)? { Text.self }

  func makeDisplayList(_ leaf: LeafNode) -> Attribute<DisplayList> {
    Attribute(
      TextDisplay(
        layout: layout, engine: engine, size: leaf.inputs.viewInputs.size, frame: leaf.shownFrame,
        environment: leaf.inputs.environment, motion: Motion(leaf.inputs.viewInputs)))
  }

  func makeAccessibility(_ leaf: LeafNode) -> Attribute<AccessibilityList>? {
    Attribute(TextAccessibility(text: text, frame: leaf.shownFrame, view: ObjectIdentifier(leaf)))
  }
}

// Reads: the layout, the frame on screen, the colour.
// Produces: one item.
// Costs: O(1); the lines were broken when the text was measured.
private struct TextDisplay: Rule {
  let layout: Attribute<LayoutComputer>
  let engine: CachedLeafEngine<TextLayout>
  let size: Attribute<ViewSize>
  let frame: Attribute<CGRect>
  let environment: Attribute<EnvironmentValues>
  var motion: Motion<ResolvedColor.AnimatableData>

  mutating func value() -> DisplayList {
    _ = layout.value
    let shaped = engine.layout.shaped(size.value.proposal)
    var color = environment.value.textColor
    if let shown = motion.follow(color.animatableData) { color.animatableData = shown }
    // Read in any case: what moves has to be followed to its end, also where nothing is to be seen.
    let frame = self.frame.value
    if shaped.string.isEmpty || color.opacity == 0 { return .empty }
    return DisplayList([DisplayItem(.text(shaped, frame: frame, color: color))])
  }

  nonisolated static var label: String { "draw Text" }
}

private struct TextAccessibility: Rule {
  let text: Attribute<Text>
  let frame: Attribute<CGRect>
  let view: ObjectIdentifier

  mutating func value() -> AccessibilityList {
    let string = text.value.string
    var node = AccessibilityNode(role: .text, frame: frame.value, view: view)
    node.label = string
    node.text = string
    return AccessibilityList([node])
  }

  nonisolated static var label: String { "accessibility of Text" }
}
