// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierPrimitives
import Foundation

/// A view or a controller of AppKit that has an equivalent in SwiftUI.
@MainActor
protocol ShownInSwiftUI: AnyObject {
  /// The equivalent with the present values.
  var shown: AnyView { get }
}

/// A view of AppKit that is not drawn: a placeholder has the name of its class.
@MainActor
protocol PlaceholderView: AnyObject {}
