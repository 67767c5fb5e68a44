// SPDX-License-Identifier: MIT

import SwiftUI

/// Everything that a display list is made of: each kind of item, paint and effect. With `behind`, also what depends on the
/// pixels behind it. A tap on the word moves and changes what can be moved by GSK.
struct Primitives: View {
  var behind = false
  @State private var isMoved = false

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(isMoved ? "Moved" : "Move").font(.headline)
        .onTapGesture { withAnimation(.easeInOut(duration: 0.3)) { isMoved.toggle() } }
      row { paths }
      row { paints }
      row { texts }
      row { pictures }
      row { effects }
      row { filters }
      ScrollView { rows.offset(y: isMoved ? -17 : 0) }.frame(height: 40)
      if behind { row { backdrops } }
    }
    .padding(8)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private func row<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    HStack(spacing: 8) { content() }.offset(x: isMoved ? 12.25 : 0)
  }

  private let side: CGFloat = 36

  @ViewBuilder private var paths: some View {
    Rectangle().fill(.blue).frame(width: 30.5, height: 20.25)
    RoundedRectangle(cornerRadius: 9).fill(.green).frame(width: side, height: side)
    Circle().stroke(.red, lineWidth: 3).frame(width: side, height: side)
    Capsule().strokeBorder(.purple, style: StrokeStyle(lineWidth: 2, dash: [5, 3])).frame(width: side, height: 20)
    Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 36, height: 36))
      path.addEllipse(in: CGRect(x: 6, y: 6, width: 24, height: 24))
    }.fill(.orange, style: FillStyle(eoFill: true)).frame(width: side, height: side)
    Path { path in
      path.move(to: CGPoint(x: 2, y: 34))
      path.addCurve(to: CGPoint(x: 34, y: 2), control1: CGPoint(x: 2, y: 0), control2: CGPoint(x: 34, y: 36))
    }.stroke(.black, style: StrokeStyle(lineWidth: 4, lineCap: .round)).frame(width: side, height: side)
    Canvas { context, size in
      for step in 0..<6 {
        let rect = CGRect(x: CGFloat(step) * 6, y: CGFloat(step) * 4, width: 10, height: 10)
        context.fill(Path(ellipseIn: rect), with: .color(.teal.opacity(0.6)))
      }
    }.frame(width: side + 10, height: side)
  }

  @ViewBuilder private var paints: some View {
    LinearGradient(colors: [.yellow, .purple], startPoint: .topLeading, endPoint: .bottomTrailing).square
    RadialGradient(colors: [.white, .blue], center: .center, startRadius: 2, endRadius: 20).square
    AngularGradient(colors: [.red, .green, .blue, .red], center: .center).square
    EllipticalGradient(colors: [.orange, .clear]).frame(width: 50, height: side)
    MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .yellow, .green, .blue]
    ).square
    Rectangle().fill(.pink.gradient).square
    Rectangle().fill(Color.black.opacity(0.3)).square
  }

  @ViewBuilder private var texts: some View {
    Text("Plain")
    Text("Bold").bold() + Text(" red").foregroundColor(.red)
    Text("Lines").underline().strikethrough(color: .red)
    Text("Painted").foregroundStyle(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    Text("One\ntwo").font(.caption).multilineTextAlignment(.center)
  }

  @ViewBuilder private var pictures: some View {
    Image(systemName: "star.fill").foregroundStyle(.orange)
    Image(systemName: "heart").resizable().frame(width: 30, height: 30)
    Image(systemName: "folder").font(.title).symbolRenderingMode(.multicolor)
  }

  @ViewBuilder private var effects: some View {
    Rectangle().fill(.mint).frame(width: 24, height: 24).rotationEffect(.degrees(isMoved ? 50 : 20)).square
    Text("Scale").scaleEffect(isMoved ? 1.4 : 0.8)
    Text("3D").font(.title).rotation3DEffect(.degrees(isMoved ? 50 : 30), axis: (0, 1, 0))
    ZStack {
      Circle().fill(.red).frame(width: 24, height: 24).offset(x: -6)
      Circle().fill(.blue).frame(width: 24, height: 24).offset(x: 6)
    }
    .opacity(isMoved ? 0.8 : 0.4).square
    Text("Clipped here").fixedSize().frame(width: 40, alignment: .leading).clipped()
    Text("Shape").padding(6).background(.yellow).clipShape(Capsule())
    LinearGradient(colors: [.green, .black], startPoint: .leading, endPoint: .trailing)
      .mask { Text("Mask").bold() }.frame(width: 44, height: side)
    ZStack {
      Rectangle().fill(.indigo)
      Text("Out").blendMode(.destinationOut)
    }
    .compositingGroup().square
  }

  @ViewBuilder private var filters: some View {
    Circle().fill(.red).blur(radius: 3).square
    RoundedRectangle(cornerRadius: 6).fill(.white).shadow(color: .black.opacity(0.5), radius: 4, x: 2, y: 3).square
    Text("Glow").shadow(color: .blue, radius: 2)
    Rectangle().fill(.orange).saturation(0.3).square
    Rectangle().fill(.orange).hueRotation(.degrees(120)).square
    Rectangle().fill(.green).colorInvert().square
    Text("Light").luminanceToAlpha()
  }

  private var rows: some View {
    VStack(alignment: .leading, spacing: 3) {
      ForEach(0..<8) { Text("Row \($0)").font(.caption) }
    }
  }

  private var backdrops: some View {
    ZStack(alignment: .leading) {
      Text("What is behind").font(.title3)
      HStack(spacing: 8) {
        Rectangle().fill(.ultraThinMaterial).square
        Rectangle().fill(.red).blendMode(.multiply).square
        Rectangle().fill(.yellow).blendMode(.difference).square
      }
    }
  }
}

extension View {
  fileprivate var square: some View { frame(width: 36, height: 36) }
}

/// With what depends on the pixels behind it: then nothing can be drawn apart.
struct Behind: View {
  var body: some View { Primitives(behind: true) }
}
