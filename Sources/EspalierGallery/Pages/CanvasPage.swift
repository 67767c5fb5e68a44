// SPDX-License-Identifier: MIT

import SwiftUI

extension Page {
  static var canvas: Page {
    Page("Canvas") {
      Picture("paths and transforms", width: 160, height: 120) {
        Canvas { context, size in
          context.translateBy(x: size.width / 2, y: size.height / 2)
          for step in 0..<12 {
            var petal = context
            petal.rotate(by: .degrees(Double(step) * 30))
            petal.opacity = 0.6
            petal.fill(
              Path(ellipseIn: CGRect(x: 8, y: -9, width: 44, height: 18)),
              with: .color(Color(hue: Double(step) / 12, saturation: 0.8, brightness: 0.95)))
          }
        }
      }
      Picture("text and symbols", width: 160, height: 120) {
        Canvas { context, size in
          context.draw(Text("top leading").font(.caption), at: .zero, anchor: .topLeading)
          let word = context.resolve(Text("centre").bold())
          context.draw(word, at: CGPoint(x: size.width / 2, y: size.height / 2))
          for x in stride(from: 10.0, to: size.width, by: 28) {
            if let star = context.resolveSymbol(id: "star") { context.draw(star, at: CGPoint(x: x, y: 100)) }
          }
        } symbols: {
          Circle().fill(.orange.gradient).frame(width: 22, height: 22).shadow(radius: 2).tag("star")
        }
      }
      Picture("drops: blur and alphaThreshold", width: 160, height: 120) {
        Canvas { context, _ in
          context.addFilter(.alphaThreshold(min: 0.5, color: .indigo))
          context.addFilter(.blur(radius: 7))
          context.drawLayer { layer in
            for (x, y, side) in [(20.0, 30.0, 50.0), (62, 40, 40), (100, 60, 44), (50, 75, 30)] {
              layer.fill(Path(ellipseIn: CGRect(x: x, y: y, width: side, height: side)), with: .color(.black))
            }
          }
        }
      }
      Picture("clips and blend modes", width: 160, height: 120) {
        Canvas { context, size in
          context.clip(to: Path(roundedRect: CGRect(origin: .zero, size: size).insetBy(dx: 8, dy: 8), cornerRadius: 20))
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
          context.blendMode = .screen
          for (color, x, y) in [(Color.red, 40.0, 20.0), (.green, 65, 45), (.blue, 25, 45)] {
            context.fill(Path(ellipseIn: CGRect(x: x, y: y, width: 60, height: 60)), with: .color(color))
          }
        }
      }
      Picture("gradients, repeated and mirrored", width: 160, height: 120) {
        Canvas { context, size in
          let colors = Gradient(colors: [.yellow, .red])
          for (index, options) in [GraphicsContext.GradientOptions(), .repeat, .mirror].enumerated() {
            let y = CGFloat(index) * 40 + 4
            context.fill(
              Path(CGRect(x: 4, y: y, width: size.width - 8, height: 32)),
              with: .linearGradient(
                colors, startPoint: CGPoint(x: 40, y: 0), endPoint: CGPoint(x: 80, y: 0), options: options))
          }
        }
      }
    }
  }
}
