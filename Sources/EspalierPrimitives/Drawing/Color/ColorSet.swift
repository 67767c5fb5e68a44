// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierNumbers
import Foundation

/// The variants of a named colour: a colour set of an asset catalogue.
struct ColorSet {
  private var variants: [Variant]

  private struct Variant {
    let color: Color
    let isDark, isHighContrast, isUniversal: Bool
  }

  /// - Parameters:
  ///   - contents: The set's `Contents.json`.
  ///   - report: Called with a sentence for each part that is ignored, and the reason.
  /// - Returns: Nil for a file of another kind, which is reported, and for a set without a colour.
  init?(_ contents: Data, report: (String) -> Void = { _ in }) {
    guard let contents = try? JSONDecoder().decode(Contents.self, from: contents) else {
      report("It is no JSON of a colour set.")
      return nil
    }
    for (name, component) in contents.colors.lazy.compactMap(\.color?.wrongComponents).joined().prefix(1) {
      let instead = name == "alpha" ? 1 : 0
      report("The component \"\(name)\" is \"\(component.prefix(50))\", which is no number; it counts as \(instead).")
    }
    variants = contents.colors.compactMap { entry in
      func has(_ appearance: String, _ value: String) -> Bool {
        entry.appearances?.contains { $0.appearance == appearance && $0.value == value } ?? false
      }
      guard let color = entry.color?.color else { return nil }
      return Variant(
        color: color, isDark: has("luminosity", "dark"), isHighContrast: has("contrast", "high"),
        isUniversal: entry.idiom == nil || entry.idiom == "universal")
    }
    if variants.isEmpty { return nil }
  }

  /// Whether a variant is the accent: such a set cannot be the accent itself.
  var refersToAccent: Bool { variants.contains { $0.color == Color(.accent) } }

  /// The variant of the colour scheme, else the general one; among these the one of the contrast; variants for one kind of device
  /// last.
  func color(in environment: EnvironmentValues) -> Color {
    let (isDark, isHigh) = (environment.colorScheme == .dark, environment.colorSchemeContrast == .increased)
    func distance(_ variant: Variant) -> Int {
      (variant.isDark == isDark ? 0 : variant.isDark ? 8 : 4) + (variant.isUniversal ? 0 : 2)
        + (variant.isHighContrast == isHigh ? 0 : variant.isHighContrast ? 16 : 1)
    }
    return variants.min { distance($0) < distance($1) }!.color
  }
}

/// `Contents.json` of a colour set.
private struct Contents: Decodable {
  struct Entry: Decodable {
    struct Appearance: Decodable { var appearance: String, value: String }
    var color: Value?
    var appearances: [Appearance]?
    var idiom: String?
  }
  var colors: [Entry]

  /// Components in a colour space, or the name of a system colour.
  struct Value: Decodable {
    var components: [String: Component]?
    var colorSpace: String?
    var reference: String?
    enum CodingKeys: String, CodingKey {
      case components, reference
      case colorSpace = "color-space"
    }
  }

  /// A string or a number in JSON.
  struct Component: Decodable {
    let text: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self.text = text.trimmingCharacters(in: .whitespaces)
      } else {
        let number = try container.decode(Double.self)
        text = number == number.rounded() && abs(number) <= 255 ? String(Int(clamping: number)) : String(number)
      }
    }

    /// A whole number, possibly one of 0…255.
    var integer: Int? { Int(text) }

    var hexadecimal: Int? { text.lowercased().hasPrefix("0x") ? Int(text.dropFirst(2), radix: 16) : nil }

    /// Nil for text that is not a finite number.
    var fraction: Double? {
      if text.lowercased().hasPrefix("0x") { return nil }
      return Double(text).flatMap { $0.isFinite ? $0 : nil }
    }

    var isNumber: Bool { hexadecimal != nil || fraction != nil }
  }
}

extension Contents.Value {
  /// The components that are not numbers, ordered by name. Names that the colour space does not have are ignored.
  fileprivate var wrongComponents: [(name: String, text: String)] {
    ["alpha", "blue", "green", "red", "white"].compactMap { name in
      guard let component = components?[name], !component.isNumber else { return nil }
      return (name, component.text)
    }
  }

  private static let spaces: [String: Color.RGBColorSpace] = [
    "display-p3": .displayP3, "extended-linear-srgb": .sRGBLinear, "linear-srgb": .sRGBLinear,
  ]

  /// Nil for a reference to a colour without a counterpart in Espalier.
  var color: Color? {
    if let reference { return SystemColor(reference: reference).map { Color($0) } }
    guard let components else { return nil }
    // `1` is a fraction, or one of 255 steps if another component shows that steps are used.
    let areBytes = components.contains { $0.key != "alpha" && ($0.value.integer ?? 0) > 1 }
    func number(_ key: String) -> Double? {
      // Colours beyond a screen's gamut are allowed; values far beyond it are mistakes.
      value(key).map { key == "alpha" ? min(max($0, 0), 1) : min(max($0, -8), 8) }
    }
    func value(_ key: String) -> Double? {
      guard let component = components[key] else { return nil }
      if let byte = component.hexadecimal { return Double(byte) / 255 }
      if let integer = component.integer, integer > 1 || (areBytes && key != "alpha") { return Double(integer) / 255 }
      return component.fraction
    }
    let gray = number("white")
    return Color(
      colorSpace.flatMap { Self.spaces[$0] } ?? .sRGB, red: gray ?? number("red") ?? 0,
      green: gray ?? number("green") ?? 0, blue: gray ?? number("blue") ?? 0, opacity: number("alpha") ?? 1)
  }
}

extension SystemColor {
  /// A colour of UIKit or AppKit, by its name in asset catalogues: `systemRedColor`, `secondaryLabelColor`.
  fileprivate init?(reference: String) {
    let name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
    if let known = Self.references[name] {
      self = known
      return
    }
    let isSystem = name.hasPrefix("system")
    let stem = isSystem ? String(name.dropFirst(6)) : name
    let plain = stem.prefix(1).lowercased() + stem.dropFirst()
    guard let color = SystemColor(rawValue: plain), isSystem == Self.hues.contains(color) else { return nil }
    self = color
  }

  /// The colours whose names begin with `system`, as `systemRedColor`; others, as `labelColor`, do not.
  private static let hues: Set<SystemColor> = [
    .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .gray, .gray2, .gray3,
    .gray4, .gray5, .gray6, .background, .groupedBackground, .fill,
  ]

  private static let references: [String: SystemColor] = [
    "controlAccent": .accent, "tint": .accent, "link": .blue, "text": .label, "controlText": .label,
    "placeholderText": .placeholder, "windowBackground": .groupedBackground, "controlBackground": .background,
    "textBackground": .background, "underPageBackground": .groupedBackground,
    "secondarySystemBackground": .secondaryBackground, "tertiarySystemBackground": .tertiaryBackground,
    "secondarySystemGroupedBackground": .secondaryGroupedBackground,
    "tertiarySystemGroupedBackground": .tertiaryGroupedBackground, "secondarySystemFill": .secondaryFill,
    "tertiarySystemFill": .tertiaryFill, "quaternarySystemFill": .quaternaryFill,
  ]
}
