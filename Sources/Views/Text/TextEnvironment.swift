import Drawing
import Foundation
import TextLayout
import ViewCore

extension EnvironmentValues {
  private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
  private enum FontWeightKey: EnvironmentKey { static var defaultValue: Font.Weight? { nil } }
  private enum ItalicKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum LineLimitKey: EnvironmentKey { static var defaultValue: LineLimits { LineLimits() } }
  private enum TruncationKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
  private enum AlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
  private enum LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
  private enum ScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
  private enum TighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum CaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }
  private enum MonospacedDigitKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// How many lines a text may have and reserves.
  package struct LineLimits: Equatable {
    var lower: Int?
    var upper: Int?
  }

  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
  package var fontWeight: Font.Weight? {
    get { self[FontWeightKey.self] }
    set { self[FontWeightKey.self] = newValue }
  }
  package var isItalic: Bool {
    get { self[ItalicKey.self] }
    set { self[ItalicKey.self] = newValue }
  }
  package var hasMonospacedDigits: Bool {
    get { self[MonospacedDigitKey.self] }
    set { self[MonospacedDigitKey.self] = newValue }
  }
  package var lineLimits: LineLimits {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }
  /// The most lines a text may have; nil for no limit (oracle L116, L118).
  public var lineLimit: Int? {
    get { lineLimits.upper }
    set { lineLimits.upper = newValue }
  }
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }
  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentKey.self] }
    set { self[AlignmentKey.self] = newValue }
  }
  /// Points.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }
  /// 0…1.
  public var minimumScaleFactor: CGFloat {
    get { self[ScaleFactorKey.self] }
    set { self[ScaleFactorKey.self] = newValue }
  }
  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }
  public var textCase: Text.Case? {
    get { self[CaseKey.self] }
    set { self[CaseKey.self] = newValue }
  }
}

extension View {
  public nonisolated func font(_ font: Font?) -> some View { environment(\.font, font) }
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.fontWeight, weight) }
  public nonisolated func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }
  public nonisolated func italic(_ isActive: Bool = true) -> some View { environment(\.isItalic, isActive) }
  public nonisolated func monospacedDigit() -> some View { environment(\.hasMonospacedDigits, true) }
  /// At most this many lines; nil for no limit.
  public nonisolated func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(\.lineLimits, .init(lower: limit.lowerBound, upper: nil))
  }
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environment(\.lineLimits, .init(lower: nil, upper: limit.upperBound))
  }
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.lineLimits, .init(lower: limit.lowerBound, upper: limit.upperBound))
  }
  /// Exactly this much room, if `reservesSpace` (oracle L117).
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.lineLimits, .init(lower: reservesSpace ? limit : nil, upper: limit))
  }
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }
  public nonisolated func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
}

extension Text {
  /// The text with everything that its layout depends on.
  @MainActor func styled(in environment: EnvironmentValues) -> StyledText {
    var base = environment.font ?? .body
    if let weight = environment.fontWeight { base.weight = weight }
    if environment.isItalic { base.isItalic = true }
    if environment.hasMonospacedDigits { base.hasMonospacedDigits = true }
    var styled: StyledText
    switch content {
    case .plain(let string): styled = StyledText(cased(string, environment), font: base.description)
    case .segments(let segments): styled = StyledText(runs: segments.map { run($0, base, environment) })
    }
    let limits = environment.lineLimits
    styled.lineLimit = limits.upper.map { max(1, $0) }
    styled.minimumLines = limits.lower ?? 0
    switch environment.truncationMode {
    case .head: styled.truncation = .head
    case .middle: styled.truncation = .middle
    case .tail: styled.truncation = .tail
    }
    switch environment.multilineTextAlignment {
    case .leading: styled.alignment = .leading
    case .center: styled.alignment = .center
    case .trailing: styled.alignment = .trailing
    }
    if environment.layoutDirection == .rightToLeft { styled.isRightToLeft = true }
    styled.lineSpacing = environment.lineSpacing
    styled.minimumScaleFactor = environment.minimumScaleFactor
    return styled
  }

  @MainActor private func run(_ segment: Segment, _ base: Font, _ environment: EnvironmentValues) -> TextRun {
    var font = segment.font ?? base
    if let weight = segment.weight { font.weight = weight }
    if segment.isItalic { font.isItalic = true }
    if segment.hasMonospacedDigits { font.hasMonospacedDigits = true }
    if segment.isMonospaced { font.isMonospaced = true }
    var run = TextRun(cased(segment.string, environment), font: font.description)
    run.color = segment.color?.resolve(in: environment)
    run.kerning = segment.kerning
    run.tracking = segment.tracking
    run.baselineOffset = segment.baselineOffset
    func decoration(_ style: LineStyle?) -> TextDecoration? {
      style.map { TextDecoration(pattern: $0.pattern, color: $0.color?.resolve(in: environment)) }
    }
    run.underline = decoration(segment.underline)
    run.strikethrough = decoration(segment.strikethrough)
    return run
  }

  private func cased(_ string: String, _ environment: EnvironmentValues) -> String {
    switch environment.textCase {
    case nil: string
    case .uppercase: string.uppercased()
    case .lowercase: string.lowercased()
    }
  }
}
