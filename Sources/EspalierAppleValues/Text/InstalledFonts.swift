// SPDX-License-Identifier: MIT

internal import EspalierCPango
import EspalierContent
import EspalierCore
import EspalierNumbers
import EspalierPrimitives
import Foundation

/// The user's text size, for code that belongs to no view.
package enum ProgramText {
  /// A length in points that follows the text size as a style does.
  package static func scaled(_ length: CGFloat, relativeTo style: Font.TextStyle) -> CGFloat {
    ProgramScreen.environment.dynamicTypeSize.scaled(length, relativeTo: style)
  }
}

/// The families of fonts on the machine.
package enum InstalledFonts {
  /// The names, in the order of the alphabet. Read once.
  package static let families: [String] = {
    guard let pattern = FcPatternCreate(), let objects = FcObjectSetCreate() else { return [] }
    defer {
      FcPatternDestroy(pattern)
      FcObjectSetDestroy(objects)
    }
    FcObjectSetAdd(objects, "family")
    guard let found = FcFontList(nil, pattern, objects) else { return [] }
    defer { FcFontSetDestroy(found) }
    var names: Set<String> = []
    for index in 0..<Int(found.pointee.nfont) {
      var name: UnsafeMutablePointer<FcChar8>?
      if FcPatternGetString(found.pointee.fonts[index], "family", 0, &name) == FcResultMatch, let name {
        names.insert(String(cString: name))
      }
    }
    return names.sorted()
  }()

  /// Whether a family of that name is installed. Names of fonts with a weight, `Inter-Bold`, count as those of their family.
  package static func has(_ name: String) -> Bool {
    let family = name.split(separator: "-").first.map(String.init) ?? name
    return families.contains { $0.lowercased() == name.lowercased() || $0.lowercased() == family.lowercased() }
  }
}
