// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// What `#Preview` makes: a name, traits and a view.
public struct Preview {
  /// The traits of previews of views.
  public enum ViewTraits {}

  package let name: String?
  package let traits: [PreviewTrait<ViewTraits>]
  package let body: @MainActor () -> any View

  /// A preview with a name and traits; what the macro `#Preview` makes.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    self.traits = traits
    self.body = body
  }

  /// The size of the preview: the last trait that has one.
  package var layout: PreviewLayout { traits.lazy.compactMap(\.layout).last ?? .device }

  /// How the device is held: the last trait that has an orientation.
  package var orientation: InterfaceOrientation { traits.lazy.compactMap(\.orientation).last ?? .portrait }

  /// The view with everything that the traits put around it; the first trait lies innermost.
  /// - Throws: what `makeSharedContext()` of a ``PreviewModifier`` throws.
  @MainActor package func makeView() async throws -> AnyView {
    var view = AnyView(erasing: body())
    for trait in traits {
      if let wrap = trait.wrap { view = try await wrap(view) }
    }
    return view
  }
}

/// What `#Preview` declares: a type that makes a preview, found by its conformance.
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
