// SPDX-License-Identifier: MIT

import SwiftUI

struct Track: Identifiable, Equatable {
  let id: Int
  let title: String
  let artist: String
}

struct ContentView: View {
  private let tracks = [
    Track(id: 0, title: "Overture", artist: "The Strings"), Track(id: 1, title: "Nocturne", artist: "A Piano"),
    Track(id: 2, title: "Finale", artist: "Everyone"),
  ]
  @State private var current = 0
  @State private var isPlaying = false

  var body: some View {
    VStack(spacing: 20) {
      Cover(isPlaying: isPlaying)
      VStack(spacing: 4) {
        Text(tracks[current].title).font(.title2)
        Text("by \(tracks[current].artist)").foregroundStyle(Color(white: 0.35))
      }
      HStack(spacing: 4) {
        SymbolButton(shape: Bar(), name: "Previous") { current = max(current - 1, 0) }
        SymbolButton(shape: Bar(), name: isPlaying ? "Pause" : "Play") { isPlaying.toggle() }
        SymbolButton(shape: Bar(), name: "Next") { current = min(current + 1, tracks.count - 1) }
      }
      Queue(tracks: tracks, current: $current)
    }
    .padding(24)
  }
}

/// A disc that pulses while a track is played.
struct Cover: View {
  let isPlaying: Bool
  @State private var isLarge = false

  var body: some View {
    Circle()
      .fill(.orange)
      .frame(width: 120, height: 120)
      .scaleEffect(isLarge ? 1.1 : 1)
      .frame(width: 140, height: 140)
      .onChange(of: isPlaying) { _, plays in
        withAnimation(plays ? .easeInOut(duration: 0.5).repeatForever() : .easeInOut(duration: 0.5)) {
          isLarge = plays
        }
      }
  }
}

struct Bar: Shape {
  func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: 8, dy: 4)) }
}

struct SymbolButton<Symbol: Shape>: View {
  let shape: Symbol
  let name: String
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      shape
        .fill(.primary)
        .frame(width: 32, height: 32)
        .accessibilityLabel(name)
    }
    .buttonStyle(.plain)
  }
}

struct Queue: View {
  let tracks: [Track]
  @Binding var current: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(tracks) { track in
        Button {
          current = track.id
        } label: {
          HStack {
            Text(track.title)
            Spacer()
            Text(track.id == current ? "now" : "later")
          }
          .frame(width: 200)
        }
      }
    }
  }
}
