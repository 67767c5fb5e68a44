// SPDX-License-Identifier: MIT

import SwiftUI

struct Photo: Identifiable, Equatable {
  let id: Int
  let name: String
  let color: Color
  var isFavorite = false
}

struct ContentView: View {
  @State private var photos = [
    Photo(id: 0, name: "Harbour", color: .blue), Photo(id: 1, name: "Meadow", color: .green),
    Photo(id: 2, name: "Sunset", color: .orange), Photo(id: 3, name: "Roof", color: .red),
  ]
  @State private var shown: Photo?
  private let columns = [GridItem(.adaptive(minimum: 140), spacing: 12)]

  var body: some View {
    ZStack {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 12) {
          ForEach($photos) { $photo in
            Tile(photo: $photo) { withAnimation(.easeInOut(duration: 0.3)) { shown = photo } }
          }
        }
        .padding(12)
      }
      shade
      if let shown {
        Detail(photo: shown) { withAnimation { self.shown = nil } }
          .transition(.scale)
      }
    }
  }

  private var shade: some View {
    Color.black
      .opacity(shown == nil ? 0 : 0.4)
      .ignoresSafeArea()
      .allowsHitTesting(shown != nil)
      .accessibilityHidden(true)
  }
}

struct Tile: View {
  @Binding var photo: Photo
  let open: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Button(action: open) {
        Rectangle()
          .fill(photo.color)
          .frame(height: 100)
      }
      .buttonStyle(.plain)
      .accessibilityLabel(photo.name)
      HStack {
        Text(photo.name)
        Spacer()
        Button {
          photo.isFavorite.toggle()
        } label: {
          Text(photo.isFavorite ? "★" : "☆")
            .frame(width: 44, height: 44)
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Favourite " + photo.name)
      }
    }
  }
}

struct Detail: View {
  let photo: Photo
  let close: () -> Void

  var body: some View {
    VStack(spacing: 12) {
      photo.color.frame(width: 240, height: 180)
      Text("Photo of \(photo.name)")
      Button("Close", action: close)
        .frame(minHeight: 44)
    }
    .padding(16)
    .background(.background, in: RoundedRectangle(cornerRadius: 12))
  }
}
