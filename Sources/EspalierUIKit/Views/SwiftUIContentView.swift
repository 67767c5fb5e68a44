// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierCore
import EspalierGeometry
import Foundation

/// The view of a controller of another module, whose content is a view of SwiftUI.
@MainActor
package final class SwiftUIContentView: UIView, DrawnBySwiftUI {
  private let make: @MainActor () -> AnyView

  /// - Parameter make: The content with the present values.
  package init(_ make: @escaping @MainActor () -> AnyView) {
    self.make = make
    super.init(frame: .zero)
  }

  package nonisolated required init?(coder: NSCoder) { return nil }

  package var content: AnyView { make() }

  /// A value of the content has changed.
  package func update() { noteChange() }
}
