// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import ViewTesting

/// A preview of the compiled file.
@MainActor
package struct FilePreview {
  /// The name of its picture, unique in a file.
  package var name: String
  package let layout: PreviewLayout
  package let orientation: InterfaceOrientation
  package let makeView: @MainActor () async throws -> AnyView

  package init(
    name: String, layout: PreviewLayout, orientation: InterfaceOrientation,
    makeView: @escaping @MainActor () async throws -> AnyView
  ) {
    self.name = name
    self.layout = layout
    self.orientation = orientation
    self.makeView = makeView
  }

  /// The size of a device's screen in points, if no other size is given.
  private static let screen = CGSize(width: 393, height: 852)

  /// The size of the preview; nil is the view's ideal size.
  /// - Parameter device: Replaces the screen of the device.
  package func size(device: CGSize?) -> CGSize? {
    switch layout {
    case .sizeThatFits: return nil
    case .fixed(let width, let height): return CGSize(width: width, height: height)
    case .device:
      if let device { return device }
      let isLandscape = orientation == .landscapeLeft || orientation == .landscapeRight
      return isLandscape ? CGSize(width: Self.screen.height, height: Self.screen.width) : Self.screen
    }
  }
}

extension FilePreview {
  /// All previews of the program: those of `PreviewProvider`s in the order in which the compiler wrote them, then those
  /// of `#Preview` by line.
  package static func all() throws -> [FilePreview] {
    let providers = ConformingTypes.find((any PreviewProvider).self).compactMap { $0 as? any PreviewProvider.Type }
    let registries = ConformingTypes.find((any PreviewRegistry).self).compactMap { $0 as? any PreviewRegistry.Type }
    let sorted = registries.sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }
    return try withDistinctNames(providers.flatMap { of($0) } + sorted.map { try of($0) })
  }

  private static func of(_ registry: any PreviewRegistry.Type) throws -> FilePreview {
    let preview = try registry.makePreview()
    return FilePreview(
      name: preview.name ?? "Preview", layout: preview.layout, orientation: preview.orientation,
      makeView: { try await preview.makeView() })
  }

  private static func of<Provider: PreviewProvider>(_ provider: Provider.Type) -> [FilePreview] {
    var descriptions: [PreviewDescription] = []
    _ = ViewHost(PreviewCensus(Provider.previews) { descriptions = $0 })
    return descriptions.enumerated().map { index, description in
      FilePreview(
        name: description.name ?? "\(provider)", layout: description.layout, orientation: description.orientation,
        makeView: { AnyView(NthView(index, of: Provider.previews)) })
    }
  }

  /// Names the second preview of a name `NAME 2`, and so on.
  private static func withDistinctNames(_ previews: [FilePreview]) -> [FilePreview] {
    var taken: Set<String> = []
    return previews.map { preview in
      var result = preview
      var number = 1
      // Two names may give one file name.
      while !taken.insert(PreviewPerformance.fileName(result.name)).inserted {
        number += 1
        result.name = "\(preview.name) \(number)"
      }
      return result
    }
  }
}
