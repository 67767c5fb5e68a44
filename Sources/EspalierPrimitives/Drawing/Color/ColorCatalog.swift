// SPDX-License-Identifier: MIT

import EspalierAssets
import EspalierCore
import EspalierDrawing
import EspalierPictures
import Foundation

/// The bundle in which a named colour is looked up.
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
  /// The colour set `name` of an asset catalogue (`.xcassets`) among the resources of `bundle`, by default the main one, with its
  /// dark variant in dark appearance. Clear, with a warning, if there is none.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(storage: .named(name, ColorBundle(bundle: bundle ?? .main), opacity: 1))
  }

  /// The colour set of a resource.
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}

/// The colour sets of bundles, each read once.
enum ColorCatalog {
  private struct Name: Hashable {
    let name: String
    let bundle: ColorBundle
  }

  private final class Cache: @unchecked Sendable {
    private let lock = NSLock()
    private var sets: [Name: ColorSet?] = [:]

    func set(_ name: Name, make: () -> ColorSet?) -> ColorSet? {
      lock.withLock {
        if let known = sets[name] { return known }
        let made = make()
        sets[name] = .some(made)
        return made
      }
    }
  }

  private static let cache = Cache()

  static func color(_ name: String, in bundle: Bundle, _ environment: EnvironmentValues) -> ResolvedColor {
    let set = cache.set(Name(name: name, bundle: ColorBundle(bundle: bundle))) {
      let found = find(name, in: bundle)
      if case .missing = found {
        // The folder of a program made by `espalier` has a meaningless name.
        let isMain = bundle.bundlePath == Bundle.main.bundlePath
        let place = isMain ? "the main bundle" : "the bundle \(bundle.bundleURL.lastPathComponent)"
        warnOfLayout("No colour named \"\(name)\" in an asset catalogue of \(place); it is clear.", subject: "Color")
      }
      return found.set
    }
    return set?.color(in: environment).resolve(in: environment) ?? .clear
  }

  enum Found {
    case found(ColorSet)
    /// No set, or one without a colour, as Xcode creates.
    case missing
    /// A set that cannot be read, of which a warning exists.
    case unreadable

    var set: ColorSet? {
      guard case .found(let set) = self else { return nil }
      return set
    }
  }

  /// The colour set of a name, with warnings of unreadable files.
  static func find(_ name: String, in bundle: Bundle) -> Found {
    let set = PictureLibrary.shared.colorSet(named: name, bundle: bundle)
    for warning in PictureLibrary.shared.takeWarnings() { warnOfLayout(warning, subject: "Color") }
    guard let set else { return .missing }
    var problems: [AssetProblem] = []
    var found: ColorSet?
    do {
      found = ColorSet(try AssetContents.data(in: set)) { problems.append(AssetContents.problem($0, in: set)) }
    } catch { problems.append(error) }
    for problem in problems {
      let isRead = found == nil ? "is not read" : "is read in part"
      warnOfLayout("The colour set \"\(name)\" \(isRead). \(problem)", subject: "Color")
    }
    return found.map(Found.found) ?? (problems.isEmpty ? .missing : .unreadable)
  }

  /// The colour set of an app's accent, by the name used in Xcode's projects: searched once.
  static let accent: Color? = find("AccentColor", in: .main).set.flatMap {
    $0.refersToAccent ? nil : Color("AccentColor")
  }
}
