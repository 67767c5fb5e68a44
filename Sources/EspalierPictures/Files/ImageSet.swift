// SPDX-License-Identifier: MIT

import EspalierAssets
import Foundation

extension AssetCatalog {
  /// The picture of a name that suits a screen best.
  func file(named name: String, for screen: PictureScreen) -> PictureFile? {
    imageFile(named: name, for: screen) ?? symbolFile(named: name)
  }

  private func symbolFile(named name: String) -> PictureFile? {
    guard let folder = self[.symbol][name], let contents = ImageSetContents(folder) else { return nil }
    let file = contents.symbols?.first { $0.filename?.isEmpty == false }?.filename
    return file.map {
      PictureFile(url: folder.appendingPathComponent($0), scale: 1, isTemplate: true, isSymbol: true)
    }
  }

  private func imageFile(named name: String, for screen: PictureScreen) -> PictureFile? {
    guard let folder = self[.image][name], let contents = ImageSetContents(folder) else { return nil }
    let isTemplate = contents.properties?.templateRenderingIntent == "template"
    let files = (contents.images ?? []).filter { $0.filename?.isEmpty == false }
    func candidates(dark: Bool) -> [ImageSetContents.Image] { files.filter { $0.isDark == dark && !$0.isHighContrast } }
    let chosen = screen.isDark && !candidates(dark: true).isEmpty ? candidates(dark: true) : candidates(dark: false)
    let pool = chosen.isEmpty ? files : chosen
    let general = pool.filter { $0.idiom == nil || $0.idiom == "universal" }
    guard let best = (general.isEmpty ? pool : general).best(for: screen.scale, scale: \.scaleNumber) else {
      return nil
    }
    return PictureFile(
      url: folder.appendingPathComponent(best.filename!), scale: best.scaleNumber, isTemplate: isTemplate)
  }
}

/// The content of the `Contents.json` of an image set or a symbol set.
private struct ImageSetContents: Decodable {
  struct Image: Decodable {
    struct Appearance: Decodable {
      var appearance: String?
      var value: String?
    }
    var filename: String?
    var idiom: String?
    var scale: String?
    var appearances: [Appearance]?

    var isDark: Bool { appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false }
    var isHighContrast: Bool { appearances?.contains { $0.appearance == "contrast" } ?? false }
    /// `2x` is 2; a picture of no scale serves all.
    var scaleNumber: CGFloat { scale.flatMap { Double($0.replacingOccurrences(of: "x", with: "")) } ?? 1 }
  }

  struct Properties: Decodable {
    var templateRenderingIntent: String?
    private enum CodingKeys: String, CodingKey { case templateRenderingIntent = "template-rendering-intent" }
  }

  var images: [Image]?
  var symbols: [Image]?
  var properties: Properties?

  init?(_ folder: URL) {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let contents = try? JSONDecoder().decode(ImageSetContents.self, from: data)
    else { return nil }
    self = contents
  }
}

extension Array {
  /// The one made for the scale, else the next finer, else the finest.
  func best(for wanted: CGFloat, scale: (Element) -> CGFloat) -> Element? {
    self.filter { scale($0) >= wanted }.min { scale($0) < scale($1) } ?? self.max { scale($0) < scale($1) }
  }
}
