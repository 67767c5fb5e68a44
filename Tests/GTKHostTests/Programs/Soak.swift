// SPDX-License-Identifier: MIT

import SwiftUI

/// Something that moves all the time, rows that come and go, a sheet with a list, a field to type into.
struct Soak: View {
  @State private var isTurned = false
  @State private var rows = Array(0..<20)
  @State private var next = 20
  @State private var isAsking = false
  @State private var name = ""
  @Environment(\.undoManager) private var undoManager

  var body: some View {
    VStack(spacing: 8) {
      HStack(spacing: 12) {
        RoundedRectangle(cornerRadius: 8).fill(.blue.gradient).frame(width: 30, height: 30)
          .rotationEffect(.degrees(isTurned ? 360 : 0))
          .animation(.linear(duration: 2).repeatForever(autoreverses: false), value: isTurned)
        TimelineView(.animation) { context in
          Text(context.date, format: .dateTime.second().secondFraction(.fractional(2)))
        }
      }
      Button("Change") {
        withAnimation {
          rows.removeFirst(3)
          rows += next..<next + 3
          next += 3
        }
      }
      Button("Ask") { isAsking.toggle() }
      TextField("Name", text: $name).textFieldStyle(.roundedBorder)
      ScrollView {
        LazyVStack {
          ForEach(rows, id: \.self) { Text("Row \($0)").padding(4).shadow(radius: 1).transition(.slide) }
        }
      }
    }
    .padding()
    .sheet(isPresented: $isAsking) {
      VStack {
        List(0..<50, id: \.self) { Text("Row \($0) of \(next)") }
        Button("Close", role: .cancel) { isAsking = false }.keyboardShortcut(.cancelAction)
      }
      .frame(width: 200, height: 250)
    }
    .onAppear {
      isTurned = true
      // The history of changes takes memory, as long as nothing bounds it.
      undoManager?.levelsOfUndo = 100
    }
  }
}
