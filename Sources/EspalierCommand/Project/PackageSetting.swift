// SPDX-License-Identifier: MIT

/// A setting of a package's target, such as the names of `#if` conditions, for some systems.
struct PackageSetting: Decodable {
  enum Tool: String, Decodable { case c, cxx, swift, linker }

  let tool: Tool
  /// The name of the setting: `define`, `headerSearchPath`, `enableUpcomingFeature`, …
  let kind: String
  let values: [String]
  private let platforms: [String]?
  /// The traits of which one has to be enabled; empty for a setting that needs none.
  let traits: [String]

  /// - Parameter platform: The name of a system in manifests: `ios`, `macos` or `linux`.
  func applies(to platform: String, traits enabled: Set<String> = []) -> Bool {
    (platforms.map { $0.contains(platform) } ?? true) && (traits.isEmpty || !enabled.isDisjoint(with: traits))
  }

  private enum Key: String, CodingKey { case tool, kind, condition }
  private enum ValueKey: String, CodingKey { case _0 }
  /// `{"tool": "swift", "kind": {NAME: {"_0": VALUE or [VALUE]}}, "condition": {"platformNames": []}}`.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    tool = try container.decode(Tool.self, forKey: .tool)
    let names = try container.nestedContainer(keyedBy: AnyName.self, forKey: .kind)
    let name = names.allKeys.first
    kind = name?.stringValue ?? ""
    let value = name.flatMap { try? names.nestedContainer(keyedBy: ValueKey.self, forKey: $0) }
    if let value {
      values = (try? value.decode([String].self, forKey: ._0)) ?? (try? [value.decode(String.self, forKey: ._0)]) ?? []
    } else {
      values = []
    }
    let condition = try container.decodeIfPresent(PackageCondition.self, forKey: .condition)
    platforms = condition?.platformNames.flatMap { $0.isEmpty ? nil : $0 }
    traits = condition?.traits ?? []
  }
}

/// The systems to which a part of a manifest applies.
struct PackageCondition: Decodable {
  let platformNames: [String]?
  /// Names of traits, one of which has to be enabled.
  let traits: [String]?
}

/// A key of an object whose only key is the name of a kind.
struct AnyName: CodingKey {
  let stringValue: String
  let intValue: Int? = nil
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
