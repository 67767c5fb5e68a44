// SPDX-License-Identifier: MIT

import SwiftUI
import ViewTesting

/// The pictures of a program: at first, with another step, back again, and in a smaller window.
struct Screens {
  let pictures: [(occasion: String, picture: Picture)]

  /// Why a program gives no pictures: it warns, or never rests.
  struct Trouble: Error, CustomStringConvertible { let description: String }

  /// - Throws: `Trouble`.
  @MainActor
  init(size: CGSize = Trial.size, smaller: CGSize? = Trial.smaller, _ view: @escaping @MainActor (Int) -> any View)
    throws
  {
    func opened<Content: View>(_ first: Content) throws -> [(String, Picture)] {
      let stage = Stage()
      let host = ViewHost(StagedView(stage: stage) { view($0) as! Content }, size: size)
      var pictures: [(String, Picture)] = []
      func add(_ occasion: String) throws {
        try host.rest()
        pictures.append((occasion, Picture(host)))
      }
      try add("at first")
      stage.step = 1
      try add("with step 1")
      stage.step = 0
      try add("back from step 1")
      if let smaller {
        host.size = smaller
        try add("at \(Int(smaller.width))×\(Int(smaller.height))")
      }
      return pictures
    }
    pictures = try opened(view(0))
  }

  /// The first lines that differ from those of another program, at the first occasion where any do.
  /// - Parameter lines: The part of the pictures that has to be the same.
  func difference(from expected: Screens, of lines: (Picture) -> Picture = { $0 }) -> [String]? {
    for (own, other) in zip(pictures, expected.pictures) {
      let (found, expected) = (lines(own.picture), lines(other.picture))
      if found != expected { return ["  " + own.occasion] + found.differences(from: expected) }
    }
    return nil
  }
}

extension ViewHost {
  /// Lets everything come to rest.
  /// - Throws: `Screens.Trouble` at the first warning, or where nothing ends.
  func rest() throws {
    do { try settle(limit: .seconds(3)) } catch { throw Screens.Trouble(description: "\(error)") }
    if let warning = warnings.first { throw Screens.Trouble(description: "\(warning)") }
  }
}
