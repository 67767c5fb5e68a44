// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierPictures
import Foundation

/// Where a named colour is looked up.
package struct ColorBundle: Hashable, @unchecked Sendable {
  package let bundle: Bundle
}

/// A colour of an asset catalogue, by name.
public struct ColorResource: Hashable, @unchecked Sendable {
  let name: String
  let bundle: Bundle

  /// A colour of an asset catalogue, by its name.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Color {
  /// The colour set `name` of an asset catalogue (`.xcassets`) among the resources of `bundle`, the main one unless given:
  /// its dark variant in dark surroundings. Clear, with a warning, where there is none.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(storage: .named(name, ColorBundle(bundle: bundle ?? .main), opacity: 1))
  }

  /// The colour set that a resource names.
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}

/// The colour sets of bundles, each read once.
enum ColorCatalog {
  fileprivate struct Entry {
    var light: ResolvedColor
    var dark: ResolvedColor?
  }

  private struct Name: Hashable {
    let name: String
    let bundle: ColorBundle
  }

  private final class Cache: @unchecked Sendable {
    private let lock = NSLock()
    private var entries: [Name: Entry?] = [:]

    func entry(_ name: Name, make: () -> Entry?) -> Entry? {
      lock.withLock {
        if let known = entries[name] { return known }
        let made = make()
        entries[name] = .some(made)
        return made
      }
    }
  }

  private static let cache = Cache()

  static func color(_ name: String, in bundle: Bundle, _ environment: EnvironmentValues) -> ResolvedColor {
    let entry = cache.entry(Name(name: name, bundle: ColorBundle(bundle: bundle))) {
      let found = find(name, in: bundle)
      if found == nil {
        warnOfLayout(
          "No colour named \"\(name)\" in an asset catalogue of \(bundle.bundleURL.lastPathComponent); it is clear.",
          subject: "Color")
      }
      return found
    }
    guard let entry else { return .clear }
    return environment.colorScheme == .dark ? entry.dark ?? entry.light : entry.light
  }

  private static func find(_ name: String, in bundle: Bundle) -> Entry? {
    guard let set = PictureLibrary.shared.colorSet(named: name, bundle: bundle),
      let data = try? Data(contentsOf: set.appendingPathComponent("Contents.json"))
    else { return nil }
    return try? JSONDecoder().decode(ColorSet.self, from: data).entry
  }

  /// `Contents.json` of a colour set.
  fileprivate struct ColorSet: Decodable {
    struct Variant: Decodable {
      struct Appearance: Decodable { var appearance: String, value: String }
      struct Value: Decodable {
        var components: [String: String]
        var colorSpace: String?
        enum CodingKeys: String, CodingKey {
          case components
          case colorSpace = "color-space"
        }
      }
      var color: Value?
      var appearances: [Appearance]?
    }
    var colors: [Variant]

    var entry: Entry? {
      func isDark(_ variant: Variant) -> Bool {
        variant.appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false
      }
      guard let light = colors.first(where: { ($0.appearances ?? []).isEmpty })?.color ?? colors.first?.color
      else { return nil }
      return Entry(light: light.resolved, dark: colors.first(where: isDark)?.color?.resolved)
    }
  }
}

extension ColorCatalog.ColorSet.Variant.Value {
  /// Components are fractions (`0.5`), bytes (`127`) or hexadecimal bytes (`0x7F`).
  fileprivate var resolved: ResolvedColor {
    func number(_ key: String) -> Float? {
      guard let text = components[key] else { return nil }
      if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Float($0) / 255 } }
      return Float(text).map { text.contains(".") ? $0 : $0 > 1 ? $0 / 255 : $0 }
    }
    let gray = number("white")
    let spaces: [String: Color.RGBColorSpace] = ["display-p3": .displayP3, "extended-linear-srgb": .sRGBLinear]
    return ResolvedColor(
      colorSpace: colorSpace.flatMap { spaces[$0] } ?? .sRGB, red: gray ?? number("red") ?? 0,
      green: gray ?? number("green") ?? 0, blue: gray ?? number("blue") ?? 0, opacity: number("alpha") ?? 1)
  }
}
