// SPDX-License-Identifier: MIT

import SwiftUI

extension Page {
  static var styles: Page {
    Page("Drawing: styles") {
      Picture("Color.gradient", width: 110, height: 70) { Rectangle().fill(Color.blue.gradient) }
      Picture("linear", width: 110, height: 70) {
        LinearGradient(colors: [.red, .yellow, .green], startPoint: .topLeading, endPoint: .bottomTrailing)
      }
      Picture("linear, perceptual", width: 110, height: 70) {
        Rectangle().fill(
          .linearGradient(
            Gradient(colors: [.red, .blue]).colorSpace(.perceptual), startPoint: .leading, endPoint: .trailing))
      }
      Picture("linear, device", width: 110, height: 70) {
        Rectangle().fill(.linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
      }
      Picture("radial", width: 110, height: 70) {
        RadialGradient(colors: [.white, .purple], center: .center, startRadius: 5, endRadius: 50)
      }
      Picture("angular", width: 110, height: 70) {
        AngularGradient(colors: [.red, .yellow, .green, .blue, .red], center: .center)
      }
      Picture("elliptical", width: 110, height: 70) { EllipticalGradient(colors: [.yellow, .orange, .red]) }
      Picture("mesh", width: 110, height: 110) { mesh }
      Picture("mesh, not smooth", width: 110, height: 110) {
        MeshGradient(
          width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .yellow, .blue, .green],
          smoothsColors: false)
      }
      for (name, material) in Self.materials {
        Picture(name, width: 110, height: 80) {
          ZStack {
            HStack(spacing: 0) { ForEach([Color.red, .yellow, .green, .blue], id: \.self) { $0 } }
            Text("behind").font(.title3)
            RoundedRectangle(cornerRadius: 10).fill(material).frame(width: 70, height: 44)
              .overlay { Text("glass").font(.caption) }
          }
        }
      }
      Picture("drop and inner shadow", width: 130, height: 80) {
        HStack {
          Circle().fill(.orange.shadow(.drop(radius: 4, y: 3)))
          Circle().fill(.orange.shadow(.inner(radius: 5, x: 2, y: 4)))
        }
        .padding(10)
      }
      Picture("text and symbols with shadows", width: 210, height: 80) {
        HStack(spacing: 16) {
          Text("Ab").foregroundStyle(.orange.shadow(.drop(radius: 3, y: 3)))
          Text("Ab").foregroundStyle(.orange.shadow(.inner(radius: 2, x: 1, y: 2)))
          Image(systemName: "star.fill").foregroundStyle(.orange.shadow(.drop(radius: 3, y: 3)))
        }
        .font(.system(size: 40, weight: .heavy))
      }
      Picture("containerShape", width: 130, height: 90) {
        ZStack {
          ContainerRelativeShape().fill(.teal.opacity(0.3))
          ContainerRelativeShape().fill(.teal).padding(10)
        }
        .containerShape(RoundedRectangle(cornerRadius: 24)).padding(4)
      }
      Picture("text in a gradient", width: 150, height: 70) {
        Text("Gradient").font(.title).bold()
          .foregroundStyle(
            .linearGradient(colors: [.pink, .orange, .yellow], startPoint: .leading, endPoint: .trailing))
      }
      Picture("levels", width: 150, height: 80) {
        HStack {
          ForEach(0..<5) { level in
            Circle().fill(Self.levels[level])
          }
        }
        .foregroundStyle(.blue).padding(6)
      }
      Picture("boolean operations", width: 320, height: 80) {
        HStack(spacing: 10) {
          RoundedRectangle(cornerRadius: 8).union(Circle().offset(x: 16)).fill(.teal)
          RoundedRectangle(cornerRadius: 8).intersection(Circle().offset(x: 16)).fill(.teal)
          RoundedRectangle(cornerRadius: 8).subtracting(Circle().offset(x: 16)).fill(.teal)
          RoundedRectangle(cornerRadius: 8).symmetricDifference(Circle().offset(x: 16)).fill(.teal)
          Circle().lineSubtraction(Rectangle().offset(y: 20)).stroke(.red, lineWidth: 3)
        }
        .padding(.vertical, 14).padding(.trailing, 20)
      }
      Picture("uneven corners, continuous", width: 110, height: 70) {
        UnevenRoundedRectangle(topLeadingRadius: 30, bottomTrailingRadius: 30).fill(.indigo).padding(6)
      }
    }
  }

  private static var mesh: MeshGradient {
    MeshGradient(
      width: 3, height: 3,
      points: [[0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.7, 0.3], [1, 0.5], [0, 1], [0.5, 1], [1, 1]],
      colors: [.red, .purple, .indigo, .orange, .white, .blue, .yellow, .green, .mint])
  }

  private static var materials: [(String, Material)] {
    [("ultraThinMaterial", .ultraThin), ("regularMaterial", .regular), ("ultraThickMaterial", .ultraThick)]
  }

  private static var levels: [HierarchicalShapeStyle] { [.primary, .secondary, .tertiary, .quaternary, .quinary] }
}
