// SPDX-License-Identifier: MIT

import SwiftUI
import ViewTesting

final class LazyRows: ObservableObject {
  @Published var isShown = false
  @Published var rows = Array(0..<50_000)
  @Published var version = 0
  var appeared: [Int] = []
  var disappeared: [Int] = []
}

struct LazyRow: View {
  let id: Int
  let model: LazyRows
  @State private var count = 0
  var body: some View {
    Text(verbatim: "row \(id): \(count)").frame(height: 20).onTapGesture { count += 1 }
      .onAppear { model.appeared.append(id) }.onDisappear { model.disappeared.append(id) }
  }
}

struct SubviewPage: View {
  @ObservedObject var model: LazyRows
  let spelling: SubviewSpelling?
  var place = LazyPlace.stack

  private var content: some View { ForEach(model.rows, id: \.self) { LazyRow(id: $0, model: model) } }

  var body: some View {
    if model.isShown {
      if let spelling { place.around(spelling.views(of: content)) } else { place.around(content) }
    }
  }
}

@MainActor func subviewHost(
  _ model: LazyRows, _ spelling: SubviewSpelling?, _ place: LazyPlace = .stack,
  size: CGSize = CGSize(width: 300, height: 400)
) -> ViewHost<some View> {
  ViewHost(SubviewPage(model: model, spelling: spelling, place: place), size: size)
}

@MainActor func shownRows<V: View>(_ host: ViewHost<V>) -> [String] {
  host.all(.role(.text)).compactMap(\.text).filter { $0.hasPrefix("row") }
}
