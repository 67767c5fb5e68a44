// SPDX-License-Identifier: MIT

import EspalierAssets
import Foundation

/// Swift source with a name for each colour and image of asset catalogues, as Xcode generates it: `ColorResource.brand`,
/// `ImageResource.logo`, `Color.brand`, and `.brand` where a style is expected.
package struct AssetSymbols {
  /// The assets without a name, and the reasons, in sentences.
  package private(set) var warnings: [String] = []
  private var members: [Kind: Namespace] = [:]

  private enum Kind: String, CaseIterable {
    case color, image
    var type: String { self == .color ? "ColorResource" : "ImageResource" }
    var sets: [AssetCatalog.Kind] { self == .color ? [.color] : [.image, .symbol] }
  }

  /// The place of the resources at run time.
  package enum Bundle: String { case main, module }

  /// A type, and the types in it.
  fileprivate struct Namespace {
    var members: [String: String] = [:]
    var children: [String: Namespace] = [:]
    var isEmpty: Bool { members.isEmpty && children.isEmpty }
  }

  /// Reads the catalogues, folders `NAME.xcassets` of one module. A name in two of them is one name.
  package init(_ catalogs: [URL]) {
    let catalogs = catalogs.map(AssetCatalog.init)
    warnings = catalogs.flatMap(\.problems).map { "\($0)" }
    for kind in Kind.allCases {
      var root = Namespace()
      let names = Set(catalogs.flatMap { catalog in kind.sets.flatMap { catalog[$0].keys } })
      for name in names.sorted(by: { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }) {
        insert(name, kind, into: &root)
      }
      members[kind] = root
    }
  }

  /// Reads the catalogues around files that are one module.
  package init(around files: [String]) {
    let folders = Set(files.flatMap { AssetFolders.around(URL(fileURLWithPath: $0)) })
    self.init(Set(folders.flatMap { ResourceFolder($0).catalogs }).sorted { $0.path < $1.path })
  }

  package var isEmpty: Bool { members.values.allSatisfy(\.isEmpty) }

  private mutating func insert(_ name: String, _ kind: Kind, into root: inout Namespace) {
    let parts = name.split(separator: "/").map(String.init)
    let folders = parts.dropLast().map { AssetIdentifier($0).namespace }
    guard let member = AssetIdentifier(parts.last ?? "", without: kind.rawValue).member, !folders.contains(nil) else {
      warnings.append(
        "The \(kind.rawValue) asset \"\(name)\" gets no symbol: its name has no letters or digits of ASCII. "
          + "Rename it, or use \(kind == .color ? "Color" : "Image")(\"\(name)\").")
      return
    }
    let path = folders.compactMap { $0 }
    if let other = root.add(member, asset: name, in: path[...]) {
      warnings.append(
        "The \(kind.rawValue) assets \"\(other)\" and \"\(name)\" have the same symbol, \((path + [member]).joined(separator: ".")); "
          + "it is the first one. Rename one of them.")
    } else if kind == .color, path.isEmpty, Self.systemColors.contains(member) {
      warnings.append(
        "The color asset \"\(name)\" gets no symbol Color.\(member), which SwiftUI has already. "
          + "Rename it, or use Color(ColorResource.\(member)).")
    }
  }

  /// The colours that `Color` has by itself.
  private static let systemColors: Set<String> = [
    "clear", "black", "white", "gray", "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo",
    "purple", "pink", "brown", "primary", "secondary", "accentColor",
  ]

  /// The type with the colours of folders that provide a namespace.
  private static let folders = "EspalierAssetColors"

  /// The source of a file. A program's own declaration on `Color`, or for styles that are colours, hides a colour of that
  /// name: the names are in an extension of a protocol that is less specific than both.
  package func source(bundle: Bundle) -> String {
    let colors = members[.color]!
    var text = """
      // Made by Espalier from asset catalogues; it is made anew with each build.
      import Foundation
      import SwiftUI

      private let resourceBundle = Foundation.Bundle.\(bundle.rawValue)


      """
    for kind in Kind.allCases {
      text += members[kind]!.block("extension SwiftUI.\(kind.type)", indent: "") { name, asset, _ in
        "static let \(name) = SwiftUI.\(kind.type)(name: \(Self.literal(asset)), bundle: resourceBundle)"
      }
    }
    func color(_ name: String, _ path: [String]) -> String {
      let resource = (["SwiftUI.ColorResource"] + path + [name]).joined(separator: ".")
      return "static var \(name): SwiftUI.Color { SwiftUI.Color(\(resource)) }"
    }
    var folders = colors
    folders.members = [:]
    text += folders.block("enum \(Self.folders)", indent: "") { name, _, path in color(name, path) }
    // A type cannot be in an extension of a protocol, but a property can return one.
    let shorthands =
      colors.members.keys.filter { !Self.systemColors.contains($0) }.sorted().map {
        color(AssetIdentifier.declared($0), [])
      }
      + colors.children.keys.sorted().map(AssetIdentifier.declared).map {
        "static var \($0): \(Self.folders).\($0).Type { \(Self.folders).\($0).self }"
      }
    if !shorthands.isEmpty {
      text += "extension SwiftUI._AssetColors where Self == SwiftUI.Color {\n"
      text += shorthands.map { "  " + $0 + "\n" }.joined() + "}\n"
    }
    return text
  }

  private static func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\", "\"": "\\\(scalar)"
      case _ where scalar.value < 32 || scalar.value == 127: "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    return "\"" + escaped.joined() + "\""
  }
}

extension AssetSymbols.Namespace {
  /// - Returns: the asset that already has the name.
  fileprivate mutating func add(_ member: String, asset: String, in path: ArraySlice<String>) -> String? {
    if let first = path.first {
      return children[first, default: Self()].add(member, asset: asset, in: path.dropFirst())
    }
    if let other = members[member] { return other }
    members[member] = asset
    return nil
  }

  fileprivate func block(
    _ head: String, indent: String, path: [String] = [], _ member: (String, String, [String]) -> String
  ) -> String {
    if isEmpty { return "" }
    let lines = members.sorted { $0.key < $1.key }.map {
      indent + "  " + member(AssetIdentifier.declared($0.key), $0.value, path) + "\n"
    }
    let types = children.sorted { $0.key < $1.key }.map {
      $0.value.block(
        "enum " + AssetIdentifier.declared($0.key), indent: indent + "  ",
        path: path + [AssetIdentifier.declared($0.key)], member)
    }
    return indent + head + " {\n" + (lines + types).joined() + indent + "}\n"
  }
}
