// SPDX-License-Identifier: MIT

import EspalierApps
import EspalierCore
import EspalierInteraction
import EspalierPrimitives
import Foundation
import SwiftUI
import ViewTesting

/// A window without a title bar of the desktop's, whose buttons take its corners.
@MainActor
package struct Framed {
  private let app: ViewGraph
  package let host: ViewHost<WindowRoot>

  package init<Content: View>(
    width: CGFloat = 600, height: CGFloat = 400, left: CGFloat = 0, right: CGFloat = 0,
    title: WindowTitle = WindowTitle("Window"), isMirrored: Bool = false,
    @ViewBuilder _ content: @escaping () -> Content
  ) throws {
    self.init(
      WindowProgram(name: "Window", content), width: width, height: height, left: left, right: right, title: title,
      isMirrored: isMirrored)
  }

  package init(
    _ program: WindowProgram, width: CGFloat = 600, height: CGFloat = 400, left: CGFloat = 0, right: CGFloat = 0,
    title: WindowTitle = WindowTitle("Window"), isMirrored: Bool = false
  ) {
    let (app, windows) = program.start()
    self.app = app
    host = ViewHost(WindowRoot(windows.sources[0]), size: CGSize(width: width, height: height)) {
      $0.windowTitle = title
      if isMirrored { $0.layoutDirection = .rightToLeft }
    }
    host.graph.window.corners.set(
      WindowCorners(left: CGSize(width: left, height: 44), right: CGSize(width: right, height: 44)))
    host.graph.update()
  }

  package func moves(_ x: CGFloat, _ y: CGFloat) -> Bool { host.graph.movesWindow(at: CGPoint(x: x, y: y)) }
  package func frame(_ locator: Locator) throws -> CGRect { try host.get(locator).frame }
}
