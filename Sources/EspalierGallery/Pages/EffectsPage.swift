// SPDX-License-Identifier: MIT

import SwiftUI

extension Page {
  static var effects: Page {
    Page("Drawing: effects") {
      Picture("blur", width: 120, height: 80) { Sample().blur(radius: 3) }
      Picture("blur, opaque", width: 120, height: 80) { Sample().blur(radius: 6, opaque: true) }
      Picture("shadow", width: 120, height: 80) { Card().shadow(radius: 5, y: 4).padding() }
      Picture("shadow of text", width: 120, height: 80) {
        Text("Shade").font(.title).bold().shadow(color: .blue, radius: 2, x: 3, y: 3)
      }
      Picture("mask", width: 120, height: 80) {
        LinearGradient(colors: [.red, .yellow, .blue], startPoint: .leading, endPoint: .trailing)
          .mask { Text("MASK").font(.largeTitle).bold() }
      }
      Picture("mask fades", width: 120, height: 80) {
        Sample().mask(LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom))
      }
      Picture("hole by destinationOut", width: 120, height: 80) {
        Card().overlay { Circle().padding(14).blendMode(.destinationOut) }.compositingGroup().shadow(radius: 3).padding(
          8)
      }
      for (name, effect) in Self.colourEffects {
        Picture(name, width: 120, height: 80) { effect(Sample()) }
      }
      Picture("rotation3DEffect, y", width: 120, height: 80) {
        Sample().rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0)).padding(8)
      }
      Picture("rotation3DEffect, x", width: 120, height: 80) {
        Sample().rotation3DEffect(.degrees(55), axis: (x: 1, y: 0, z: 0), anchor: .bottom, perspective: 0.6)
      }
      for mode in BlendMode.allCases {
        Picture("blendMode \(mode)", width: 90, height: 60) {
          ZStack {
            LinearGradient(colors: [.red, .yellow, .green, .blue], startPoint: .leading, endPoint: .trailing)
            LinearGradient(colors: [.white, .purple, .black], startPoint: .top, endPoint: .bottom)
              .padding(8).blendMode(mode)
          }
          .compositingGroup()
        }
      }
    }
  }

  private static var colourEffects: [(String, (Sample) -> AnyView)] {
    [
      ("plain", { AnyView($0) }),
      ("brightness 0.3", { AnyView($0.brightness(0.3)) }),
      ("contrast 0.4", { AnyView($0.contrast(0.4)) }),
      ("saturation 0.3", { AnyView($0.saturation(0.3)) }),
      ("grayscale 1", { AnyView($0.grayscale(1)) }),
      ("hueRotation 120°", { AnyView($0.hueRotation(.degrees(120))) }),
      ("colorMultiply yellow", { AnyView($0.colorMultiply(.yellow)) }),
      ("colorInvert", { AnyView($0.colorInvert()) }),
      ("luminanceToAlpha", { AnyView($0.luminanceToAlpha()) }),
    ]
  }
}

/// Colours, edges and a text.
private struct Sample: View {
  var body: some View {
    ZStack {
      LinearGradient(colors: [.red, .orange, .green, .blue], startPoint: .leading, endPoint: .trailing)
      Circle().fill(.white.opacity(0.7)).padding(10)
      Text("Sample").bold()
    }
    .padding(10)
  }
}

private struct Card: View {
  var body: some View { RoundedRectangle(cornerRadius: 12).fill(.orange) }
}
