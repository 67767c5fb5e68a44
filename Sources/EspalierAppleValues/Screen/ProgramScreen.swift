// SPDX-License-Identifier: MIT

import EspalierApps
import EspalierCore
import EspalierDrawing
import EspalierInteraction
import EspalierPrimitives
import Foundation

/// The window for code that belongs to no window, such as `UIScreen.main.bounds`: the one whose update or event runs, or ran last.
/// Before the first window it is described by the options of `espalier run`.
package enum ProgramScreen {
  /// The size of a phone in points, for a program without a window.
  package static let phone = CGSize(width: 393, height: 852)
  /// The size of a desktop in points, for a program without a window.
  package static let desktop = CGSize(width: 1920, height: 1080)

  @MainActor package static var graph: ViewGraph? { ViewGraph.current ?? ProgramLife.shared.frontGraph }

  private static let options = WindowOptions(ProcessInfo.processInfo.environment[WindowOptions.variable] ?? "")

  /// The look of the window.
  package static var look: DesignLook {
    onMainQueue { graph?.environment.values.look ?? options.look }
  }

  /// The size of the window in points.
  package static var size: CGSize {
    let look = look
    return onMainQueue {
      let usual = look == .phone ? phone : desktop
      guard let graph else { return options.size ?? usual }
      return graph.window.size.peek().replacingUnspecified(by: usual)
    }
  }

  /// Pixels per point.
  package static var scale: CGFloat { onMainQueue { graph?.environment.values.displayScale ?? 1 } }

  /// The environment of the window's root.
  package static var environment: EnvironmentValues {
    onMainQueue {
      if let graph { return graph.environment.values }
      var environment = EnvironmentValues()
      options.look.apply(to: &environment, size: options.size)
      if options.isDark { environment.colorScheme = .dark }
      return environment
    }
  }
}

extension ProgramScreen {
  /// The size of a window in points; that of the front window for nil.
  @MainActor package static func windowSize(_ window: (any ProgramWindow)?) -> CGSize {
    window?.graph.window.size.peek().replacingUnspecified(by: desktop) ?? size
  }
}
