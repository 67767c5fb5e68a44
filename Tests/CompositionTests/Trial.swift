// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import ViewTesting

/// A defect of a composition.
struct Fault: Codable, CustomStringConvertible {
  enum Kind: String, Codable, CaseIterable {
    case crash, hang, warning, unrest, difference, relation
  }

  let composition: String
  let kind: Kind
  /// The last action before the defect appeared: `back from step 1`.
  let occasion: String
  let details: [String]

  var description: String {
    ([
      "\(composition): \(kind.rawValue), \(occasion)",
      "  rerun: ESPALIER_COMPOSITION='\(composition)' swift test --filter CompositionTests",
    ] + details).joined(separator: "\n")
  }
}

/// One composition is shown, changed there and back, and compared with itself and with fresh hosts.
@MainActor
enum Trial {
  static let size = CGSize(width: 400, height: 400)
  static let smaller = CGSize(width: 260, height: 300)
  /// Wide enough for columns side by side.
  static let larger = CGSize(width: 640, height: 480)

  /// - Parameter otherSizes: Each costs a host of that size.
  static func fault(of composition: Composition, otherSizes: [CGSize] = [smaller, larger]) -> Fault? {
    func opened<Content: View>(_ content: Content) -> Fault? {
      Run(
        composition: composition.name, otherSizes: otherSizes, changesOrderOfLayers: composition.changesOrderOfLayers
      ) { composition.view(step: $0) as! Content }.fault()
    }
    return opened(composition.view(step: 0))
  }

  @MainActor
  private struct Run<Content: View> {
    let composition: String
    let otherSizes: [CGSize]
    let changesOrderOfLayers: Bool
    let content: (Int) -> Content

    private func host(_ size: CGSize, _ stage: Stage) -> ViewHost<StagedView<Content>> {
      ViewHost(StagedView(stage: stage, content: content), size: size)
    }

    func fault() -> Fault? {
      let stage = Stage()
      let host = host(size, stage)
      let first = Picture(host)
      if let fault = trouble(host, "at first") ?? difference(host, from: first, "at rest") { return fault }

      for other in otherSizes {
        let name = "\(Int(other.width))×\(Int(other.height))"
        host.size = other
        let fresh = self.host(other, Stage())
        if let fault = trouble(fresh, "fresh at \(name)") { return fault }
        if let fault = difference(host, from: Picture(fresh), "resized to \(name)") { return fault }
      }
      host.size = size
      if let fault = difference(host, from: first, "back at 400×400") { return fault }

      let changes: [(name: String, there: @MainActor (Stage) -> Void, back: @MainActor (Stage) -> Void)] = [
        ("step 1", { $0.step = 1 }, { $0.step = 0 }),
        (
          "dark and Arabic",
          {
            $0.colorScheme = .dark
            $0.locale = Locale(identifier: "ar_EG")
          },
          {
            $0.colorScheme = .light
            $0.locale = Locale(identifier: "en_US")
          }
        ),
        ("removal", { $0.isShown = false }, { $0.isShown = true }),
      ]
      for change in changes where !(change.name == "step 1" && changesOrderOfLayers) {
        change.there(stage)
        if let fault = trouble(host, change.name) { return fault }
        change.back(stage)
        if let fault = difference(host, from: first, "back from \(change.name)") { return fault }
      }
      return nil
    }

    private var size: CGSize { Trial.size }

    /// Lets everything come to rest. A warning, or no rest, is a fault.
    private func trouble(_ host: ViewHost<StagedView<Content>>, _ occasion: String) -> Fault? {
      do {
        try host.settle(limit: .seconds(3))
      } catch {
        return Fault(composition: composition, kind: .unrest, occasion: occasion, details: ["  \(error)"])
      }
      guard let warning = host.warnings.first else { return nil }
      return Fault(composition: composition, kind: .warning, occasion: occasion, details: ["  \(warning)"])
    }

    private func difference(
      _ host: ViewHost<StagedView<Content>>, from expected: Picture, _ occasion: String
    ) -> Fault? {
      if let fault = trouble(host, occasion) { return fault }
      let picture = Picture(host)
      if picture == expected { return nil }
      return Fault(
        composition: composition, kind: .difference, occasion: occasion, details: picture.differences(from: expected))
    }
  }
}
