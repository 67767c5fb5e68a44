// SPDX-License-Identifier: MIT

import EspalierCore

/// A view of UIKit or AppKit of another module, whose content is a view of SwiftUI.
@MainActor
package protocol DrawnBySwiftUI: AnyObject {
  /// The content with the present values, which takes the size of the view.
  var content: AnyView { get }
}
