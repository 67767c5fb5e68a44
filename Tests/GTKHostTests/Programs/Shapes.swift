// SPDX-License-Identifier: MIT

import SwiftUI

/// A scene of what pictures are made of; a tap on the word moves and changes all of it.
struct Shapes: View {
  @State private var isMoved = false

  var body: some View {
    VStack(spacing: 16) {
      Text("Move").font(.title).rotationEffect(.degrees(isMoved ? 10 : 0))
        .onTapGesture { withAnimation(.easeInOut(duration: 0.3)) { isMoved.toggle() } }
      HStack(spacing: 20) {
        Circle().fill(.red).frame(width: 60, height: 60).shadow(color: .black.opacity(0.5), radius: 8, x: 3, y: 5)
        RoundedRectangle(cornerRadius: 12).fill(.blue.gradient).frame(width: 60, height: 60).blur(radius: 4)
        Rectangle().stroke(.green, style: StrokeStyle(lineWidth: 3, dash: [6, 4])).frame(width: 60, height: 60)
      }
      .offset(x: isMoved ? 35.5 : 0)
      LinearGradient(colors: [.yellow, .purple], startPoint: .leading, endPoint: .trailing)
        .mask { Text("Masked").font(.largeTitle).bold() }
        .frame(height: 44)
        .opacity(isMoved ? 0.5 : 1)
      Image(systemName: "star.fill").foregroundStyle(.orange).scaleEffect(isMoved ? 2 : 1)
      Text("Clipped").padding(12).background(.mint).clipShape(Capsule()).rotation3DEffect(
        .degrees(isMoved ? 40 : 0), axis: (0, 1, 0))
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
