// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierPrimitives
import Foundation

/// A controller of UIKit that has an equivalent in SwiftUI.
@MainActor
protocol ShownInSwiftUI: AnyObject {
  /// The equivalent with the present values.
  var shown: AnyView { get }
}

/// A view of UIKit that is not drawn: a placeholder has the name of its class.
@MainActor
protocol PlaceholderView: AnyObject {}
