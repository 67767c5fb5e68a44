// SPDX-License-Identifier: MIT

import SwiftUI

/// The views whose trees and pictures are kept: each shows one part of the library, and is small enough that a difference
/// can be read.
enum Golden: String, CaseIterable, Sendable {
  case texts, shapes, stacks, grid, preferences, controls, list, form, navigation
  case rightToLeft = "right-to-left"
  case dark

  /// In points.
  var size: CGSize {
    switch self {
    case .texts, .shapes, .stacks, .rightToLeft: CGSize(width: 220, height: 180)
    case .grid, .preferences: CGSize(width: 220, height: 120)
    case .controls, .dark: CGSize(width: 240, height: 260)
    case .list: CGSize(width: 240, height: 300)
    case .form: CGSize(width: 280, height: 300)
    case .navigation: CGSize(width: 240, height: 240)
    }
  }

  @MainActor @ViewBuilder
  var view: some View {
    switch self {
    case .texts: Texts()
    case .shapes: Shapes()
    case .stacks: Stacks()
    case .grid: Cells()
    case .preferences: Widths()
    case .controls: Controls()
    case .list: Rows()
    case .form: Settings()
    case .navigation: Pages()
    case .rightToLeft: Stacks().environment(\.layoutDirection, .rightToLeft)
    case .dark: Controls().preferredColorScheme(.dark)
    }
  }
}

private struct Texts: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("Title").font(.title)
      Text("A line with **bold**, *italic* and `code`.")
      Text("Several lines of text, one below the other, cut after two of them.").lineLimit(2).font(.footnote)
      Text("Right").frame(maxWidth: .infinity, alignment: .trailing).foregroundStyle(.secondary)
    }
    .padding()
  }
}

private struct Shapes: View {
  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 16).fill(
        LinearGradient(colors: [.blue, .teal], startPoint: .top, endPoint: .bottom))
      Circle().trim(from: 0, to: 0.75).stroke(.white, style: StrokeStyle(lineWidth: 6, dash: [12, 6])).padding(30)
      Rectangle().fill(.orange).frame(width: 40, height: 40).rotationEffect(.degrees(30)).shadow(radius: 4)
      Capsule().fill(.red).frame(width: 60, height: 16).opacity(0.6).offset(x: 50, y: 60)
    }
    .padding()
  }
}

private struct Stacks: View {
  var body: some View {
    VStack(spacing: 8) {
      HStack(alignment: .firstTextBaseline) {
        Text("Base").font(.title2)
        Text("line").font(.caption)
        Spacer()
        Image(systemName: "star.fill").foregroundStyle(.yellow)
      }
      HStack {
        Color.red.frame(width: 30)
        Color.green.layoutPriority(1).frame(minWidth: 20)
        Color.blue.frame(maxWidth: 50)
      }
      Text("overlay").padding(6).background(.gray.opacity(0.3), in: Capsule())
        .overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 8, height: 8) }
    }
    .padding()
  }
}

private struct Cells: View {
  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 6) {
      GridRow {
        Text("Name")
        Text("Age").gridColumnAlignment(.trailing)
      }
      Divider()
      GridRow {
        Text("Ada Lovelace")
        Text("36")
      }
      GridRow { Text("both columns").gridCellColumns(2) }
    }
    .padding()
  }
}

private struct WidestKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

/// All labels are as wide as the widest: a value flows up, and down again.
private struct Widths: View {
  @State private var widest: CGFloat?

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(["One", "Seventeen", "Four"], id: \.self) { word in
        Text(word)
          .background(GeometryReader { Color.clear.preference(key: WidestKey.self, value: $0.size.width) })
          .frame(width: widest, alignment: .trailing)
          .background(.yellow.opacity(0.4))
      }
    }
    .onPreferenceChange(WidestKey.self) { widest = $0 }
    .padding()
  }
}

private struct Controls: View {
  @State private var isOn = true
  @State private var value = 0.4
  @State private var name = "Ada"

  var body: some View {
    VStack(spacing: 10) {
      Button("Bordered") {}.buttonStyle(.bordered)
      Button("Prominent") {}.buttonStyle(.borderedProminent).disabled(true)
      Toggle("Toggle", isOn: $isOn)
      Slider(value: $value)
      ProgressView(value: value)
      TextField("Name", text: $name).textFieldStyle(.roundedBorder)
      Stepper("Stepper", value: $value)
    }
    .padding()
  }
}

private struct Rows: View {
  var body: some View {
    List {
      Section("Fruit") {
        Text("Apple")
        Label("Pear", systemImage: "leaf").badge(3)
      }
      Section {
        ForEach(1..<4) { Text("Row \($0)") }
      } footer: {
        Text("A footer.")
      }
    }
  }
}

private struct Settings: View {
  @State private var isOn = false
  @State private var size = "Small"

  var body: some View {
    Form {
      Section("Appearance") {
        Toggle("Dark", isOn: $isOn)
        Picker("Size", selection: $size) { ForEach(["Small", "Large"], id: \.self) { Text($0) } }
        LabeledContent("Version", value: "1.0")
      }
    }
  }
}

private struct Pages: View {
  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("Next") { Text("Second") }
        Text("Content")
      }
      .navigationTitle("Pages")
      .toolbar { Button("Add", systemImage: "plus") {} }
    }
  }
}
