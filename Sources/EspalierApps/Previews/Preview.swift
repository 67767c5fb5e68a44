// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// The result of `#Preview`: a name, traits and a view.
public struct Preview {
  /// The traits of previews of views.
  public enum ViewTraits {}

  package let name: String?
  package let traits: [PreviewTrait<ViewTraits>]
  package let body: @MainActor () -> any View

  /// A preview with a name and traits; the expansion of `#Preview` calls this.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    self.traits = traits
    self.body = body
  }

  /// The size of the preview: that of the last trait with one.
  package var layout: PreviewLayout { traits.lazy.compactMap(\.layout).last ?? .device }

  /// The orientation of the device: that of the last trait with one.
  package var orientation: InterfaceOrientation { traits.lazy.compactMap(\.orientation).last ?? .portrait }

  /// The view with the modifiers of all traits; the first trait is innermost.
  /// - Throws: The errors of `makeSharedContext()` of a ``PreviewModifier``.
  @MainActor package func makeView() async throws -> AnyView {
    var view = AnyView(erasing: body())
    for trait in traits {
      if let wrap = trait.wrap { view = try await wrap(view) }
    }
    return view
  }
}

/// The type that `#Preview` declares: it makes a preview, and is found by its conformance.
@MainActor @preconcurrency
public protocol PreviewRegistry {
  /// `Module/File.swift`.
  nonisolated static var fileID: String { get }
  /// The line of the preview in its file, from 1.
  nonisolated static var line: Int { get }
  /// The column of the preview in its line, from 1.
  nonisolated static var column: Int { get }
  /// Makes the preview; errors of its code are thrown.
  @MainActor static func makePreview() throws -> Preview
}
