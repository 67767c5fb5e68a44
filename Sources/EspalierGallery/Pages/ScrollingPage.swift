// SPDX-License-Identifier: MIT

import SwiftUI

extension Page {
  static var scrolling: Page {
    Page("Scrolling") {
      Picture("ScrollView, indicators visible", width: 160, height: 120) {
        ScrollView {
          VStack(alignment: .leading) { ForEach(0..<20, id: \.self) { Text("Line \($0)") } }.frame(maxWidth: .infinity)
        }
        .scrollIndicators(.visible)
      }
      Picture("at the end", width: 160, height: 120) {
        ScrollView {
          VStack(alignment: .leading) { ForEach(0..<20, id: \.self) { Text("Line \($0)") } }.frame(maxWidth: .infinity)
        }
        .scrollIndicators(.visible).defaultScrollAnchor(.bottom)
      }
      Picture("LazyVGrid, adaptive", width: 200, height: 120) {
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 44))]) {
            ForEach(0..<1000, id: \.self) { number in
              RoundedRectangle(cornerRadius: 6).fill(
                Color(hue: Double(number % 12) / 12, saturation: 0.7, brightness: 0.9)
              )
              .frame(height: 30)
            }
          }
          .padding(8)
        }
      }
      Picture("LazyHStack", width: 200, height: 80) {
        ScrollView(.horizontal) {
          LazyHStack {
            ForEach(0..<1000, id: \.self) { number in
              Circle().fill(.blue).overlay { Text("\(number)").foregroundStyle(.white) }
            }
          }
          .padding(8)
        }
      }
      Picture("pinned headers", width: 200, height: 120) {
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 0, pinnedViews: .sectionHeaders) {
            ForEach(0..<10, id: \.self) { section in
              Section {
                ForEach(0..<4, id: \.self) { Text("Row \($0)").padding(4) }
              } header: {
                Text("Section \(section)").bold().frame(maxWidth: .infinity, alignment: .leading).background(.yellow)
              }
            }
          }
        }
        .defaultScrollAnchor(.center)
      }
      Picture("List", width: 260, height: 300) {
        List {
          Section("Fruit") { ForEach(["Apple", "Pear", "Quince"], id: \.self) { Text($0) } }
          Section {
            Text("Red row").listRowBackground(Color.red.opacity(0.3))
            Button("Button") {}
          } header: {
            Text("Others")
          } footer: {
            Text("A footer.")
          }
        }
      }
      Picture("List, plain, with a selection", width: 260, height: 200) {
        List(["Apple", "Pear", "Quince"], id: \.self, selection: .constant("Pear")) { Text($0) }.listStyle(.plain)
      }
      FilmStrip("scrollTo, animated", width: 120, height: 100, at: [0, 0.25, 0.5, 0.75, 1]) { ScrollingToTheEnd() }
    }
  }
}

private struct ScrollingToTheEnd: View {
  var body: some View {
    ScrollViewReader { proxy in
      VStack {
        Text("Go").font(.caption2).onTapGesture { withAnimation(.linear(duration: 1)) { proxy.scrollTo(19) } }
        ScrollView { VStack { ForEach(0..<20, id: \.self) { Text("Line \($0)").id($0) } } }
      }
    }
  }
}
