// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierPrimitives
import Foundation

/// Placeholder of a view of UIKit or AppKit: its class's name on a striped ground.
package struct PlatformPlaceholder: View {
  let name: String

  /// - Parameter name: The name of the class.
  package init(_ name: String) { self.name = name }

  package var body: some View {
    ZStack {
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.gray.opacity(0.12)))
        for x in stride(from: -size.height, to: size.width, by: 12) {
          let line = Path { path in
            path.move(to: CGPoint(x: x, y: size.height))
            path.addLine(to: CGPoint(x: x + size.height, y: 0))
          }
          context.stroke(line, with: .color(.gray.opacity(0.15)), lineWidth: 1)
        }
      }
      Text(verbatim: name).font(.caption).foregroundStyle(.secondary).padding(4)
    }
    .frame(minWidth: 44, minHeight: 22)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(verbatim: "\(name), not shown"))
  }

  /// Reports once for each class that its views are not drawn.
  @MainActor package static func report(_ name: String, of representable: String) {
    Diagnostics.warnOnce(
      "\(representable): views of \(name) are not drawn on Linux; a placeholder stands in their place. "
        + "Write the view in SwiftUI, or use GTKWidgetRepresentable of GTKViews.", subject: representable)
  }
}
