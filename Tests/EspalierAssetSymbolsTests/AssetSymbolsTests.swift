// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import EspalierAssetSymbols

/// Names as they stand in files that Xcode generated, and names that are hostile.
@Suite("Symbols of asset catalogues")
final class AssetSymbolsTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("symbols-" + UUID().uuidString)
  private var catalog: URL { folder.appendingPathComponent("Assets.xcassets") }
  deinit { try? FileManager.default.removeItem(at: folder) }

  private func put(_ path: String, namespace: Bool = false) throws {
    let set = catalog.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    if namespace {
      try #"{"properties": {"provides-namespace": true}}"#.write(
        to: set.appendingPathComponent("Contents.json"), atomically: true, encoding: .utf8)
    }
  }

  @Test(arguments: [
    ("AccentColor", "accent"), ("background-color", "background"), ("Color", "color"),
    ("white_color_85", "whiteColor85"),
    ("checkmark_unchecked_DM", "checkmarkUncheckedDM"), ("AVR_Red_Smarthome", "avrRedSmarthome"),
    ("Smart HomeWHT", "smartHomeWHT"), ("TLSold", "tlSold"), ("TLS2016", "TLS_2016"), ("BMW", "BMW"),
    ("M-stadt", "mStadt"),
    ("A-1-1-0", "A_1_1_0"), ("292C38", "_292_C_38"), ("2x2", "_2X2"), ("40k-border", "_40KBorder"), ("1024", "_1024"),
    ("m3c-inner", "m3CInner"), ("c50000", "c50000"), ("CristoPose2 (1)", "cristoPose21"), ("block_lv-1", "blockLv1"),
    ("CLR_LAUNCH_SCREEN_COLOR", "CLR_LAUNCH_SCREEN"), ("BGLighGray", "bgLighGray"), ("test_icon ", "testIcon"),
  ])
  func members(name: String, expected: String) {
    #expect(AssetIdentifier(name, without: "color").member == expected)
  }

  @Test func namespacesAreCapitalized() {
    #expect(AssetIdentifier("iconPreviews").namespace == "IconPreviews")
    #expect(AssetIdentifier("BG colors").namespace == "BGColors")
    #expect(AssetIdentifier("2024").namespace == "_2024")
  }

  @Test func namespacesAreTypesInTheResources() throws {
    try put("Icons", namespace: true)
    try put("Icons/gear.imageset")
    try put("Plain/LogoImage.imageset")
    try put("Icons/BrandColor.colorset")
    let source = AssetSymbols([catalog]).source(bundle: .module)
    #expect(source.contains("enum Icons {\n    static let gear = SwiftUI.ImageResource(name: \"Icons/gear\""))
    #expect(source.contains("  static let logo = SwiftUI.ImageResource(name: \"LogoImage\""))
    #expect(source.contains("static var brand: SwiftUI.Color { SwiftUI.Color(SwiftUI.ColorResource.Icons.brand) }"))
    #expect(source.contains("Foundation.Bundle.module"))
    // A type cannot stand in an extension of a protocol.
    #expect(source.contains("enum EspalierAssetColors {\n  enum Icons {\n    static var brand: SwiftUI.Color"))
    #expect(source.contains("static var Icons: EspalierAssetColors.Icons.Type { EspalierAssetColors.Icons.self }"))
  }

  /// Else a declaration of the program's own would be one too many.
  @Test func shorthandsAreNoMembersOfColor() throws {
    try put("brand.colorset")
    let source = AssetSymbols([catalog]).source(bundle: .main)
    #expect(
      source.hasSuffix(
        """
        extension SwiftUI._AssetColors where Self == SwiftUI.Color {
          static var brand: SwiftUI.Color { SwiftUI.Color(SwiftUI.ColorResource.brand) }
        }

        """))
    #expect(!source.contains("extension SwiftUI.Color {") && !source.contains("SwiftUI.ShapeStyle"))
  }

  @Test func keywordsStandInBackticks() throws {
    try put("Default.imageset")
    #expect(AssetSymbols([catalog]).source(bundle: .main).contains("static let `default` ="))
  }

  @Test func ofTwoAssetsWithOneSymbolTheFirstHasIt() throws {
    try put("card-number.colorset")
    try put("card-number-color.colorset")
    let symbols = AssetSymbols([catalog])
    #expect(
      symbols.warnings == [
        "The color assets \"card-number\" and \"card-number-color\" have the same symbol, cardNumber; it is the first one. "
          + "Rename one of them."
      ])
    #expect(symbols.source(bundle: .main).contains("ColorResource(name: \"card-number\","))
    #expect(!symbols.source(bundle: .main).contains("card-number-color"))
  }

  @Test func aNameThatSwiftUIHasStaysSwiftUIs() throws {
    try put("PrimaryColor.colorset")
    let symbols = AssetSymbols([catalog])
    #expect(symbols.warnings.first?.hasPrefix("The color asset \"PrimaryColor\" gets no symbol Color.primary,") == true)
    let source = symbols.source(bundle: .main)
    #expect(source.contains("static let primary = SwiftUI.ColorResource(name: \"PrimaryColor\""))
    #expect(!source.contains("static var primary"))
  }

  @Test func aNameWithoutLettersOfASCIIGetsNoSymbol() throws {
    try put("かぐや.imageset")
    let symbols = AssetSymbols([catalog])
    #expect(symbols.isEmpty)
    #expect(symbols.warnings.count == 1 && symbols.warnings[0].contains("\"かぐや\" gets no symbol"))
  }

  @Test func quotesInNamesAreEscaped() throws {
    try put("a\"b\\c.imageset")
    #expect(
      AssetSymbols([catalog]).source(bundle: .main).contains(
        #"static let aBC = SwiftUI.ImageResource(name: "a\"b\\c","#))
  }
}
