// SPDX-License-Identifier: MIT

import EspalierAssets
import EspalierNumbers
import Foundation

extension AssetCatalog {
  /// The picture with a name that suits a screen best.
  func file(named name: String, for screen: PictureScreen, _ problems: AssetProblems) -> PictureFile? {
    do throws(AssetProblem) {
      if let image = try imageFile(named: name, for: screen, problems) { return image }
      return try symbolFile(named: name)
    } catch {
      problems.add(error)
      return nil
    }
  }

  private func symbolFile(named name: String) throws(AssetProblem) -> PictureFile? {
    guard let folder = self[.symbol][name] else { return nil }
    let contents = try AssetContents.decode(ImageSetContents.self, in: folder)
    guard let file = contents.symbols?.first(where: { $0.filename?.isEmpty == false })?.filename else { return nil }
    return PictureFile(url: try self.file(file, in: folder), scale: 1, isTemplate: true, isSymbol: true)
  }

  private func imageFile(
    named name: String, for screen: PictureScreen, _ problems: AssetProblems
  ) throws(AssetProblem) -> PictureFile? {
    guard let folder = self[.image][name] else { return nil }
    let contents = try AssetContents.decode(ImageSetContents.self, in: folder)
    let isTemplate = contents.properties?.templateRenderingIntent == "template"
    let files = (contents.images ?? []).filter { $0.filename?.isEmpty == false }
    for file in files where file.scaleNumber == nil {
      let scale = "\"\((file.scale ?? "").prefix(20))\""
      problems.add(
        AssetProblem(
          folder.appendingPathComponent("Contents.json"),
          "The scale \(scale) is none; a picture has 1x, 2x or 3x, at most \(Int(clamping: ImageSetContents.mostScale))x."
        ))
    }
    func candidates(dark: Bool) -> [ImageSetContents.Image] { files.filter { $0.isDark == dark && !$0.isHighContrast } }
    let chosen = screen.isDark && !candidates(dark: true).isEmpty ? candidates(dark: true) : candidates(dark: false)
    let pool = chosen.isEmpty ? files : chosen
    let general = pool.filter { $0.idiom == nil || $0.idiom == "universal" }
    let usable = (general.isEmpty ? pool : general).filter { $0.scaleNumber != nil }
    guard let best = usable.best(for: screen.scale, scale: { $0.scaleNumber ?? 1 }) else { return nil }
    return PictureFile(
      url: try file(best.filename ?? "", in: folder), scale: best.scaleNumber ?? 1, isTemplate: isTemplate)
  }
}

/// The content of the `Contents.json` of an image set or a symbol set.
struct ImageSetContents: Decodable {
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
    /// The scale as a number: `2x` is 2; a picture without a scale serves all. Nil for a text that is not a scale.
    var scaleNumber: CGFloat? {
      guard let scale, !scale.isEmpty else { return 1 }
      guard let digits = scale.wholeMatch(of: /([0-9]{1,2}(?:\.[0-9]{1,4})?)x?/)?.output.1,
        let number = Double(digits), 0.25...ImageSetContents.mostScale ~= number
      else { return nil }
      return number
    }
  }

  struct Properties: Decodable {
    var templateRenderingIntent: String?
    private enum CodingKeys: String, CodingKey { case templateRenderingIntent = "template-rendering-intent" }
  }

  static let mostScale = 16.0

  var images: [Image]?
  var symbols: [Image]?
  var properties: Properties?
}

extension Array {
  /// The element made for a scale, else the next finer one, else the finest.
  func best(for wanted: CGFloat, scale: (Element) -> CGFloat) -> Element? {
    self.filter { scale($0) >= wanted }.min { scale($0) < scale($1) } ?? self.max { scale($0) < scale($1) }
  }
}
