// SPDX-License-Identifier: MIT

import SwiftUI

/// A tree whose leaves provide their state, so that a benchmark can change one of them.
@MainActor
enum Registry {
  static var states: [Binding<Int>] = []
  static var last = 0
  static var lastCount = 0
}

struct SumKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct ListKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct ColorLeaf: View {
  var body: some View { Color.blue }
}

struct TextLeaf: View {
  let number: Int
  var body: some View { Text("item \(number)") }
}

/// A text in a fixed frame: a new number changes no size.
struct FixedLeaf: View {
  @State private var number = 0
  var body: some View {
    let _ = Registry.register($number)
    Text("item \(number)").frame(width: 120, height: 30)
  }
}

/// A text with its own size.
struct FreeLeaf: View {
  @State private var number = 0
  var body: some View {
    let _ = Registry.register($number)
    Text("item \(number)")
  }
}

struct SumLeaf: View {
  @State private var number = 1
  var body: some View {
    let _ = Registry.register($number)
    Color.blue.preference(key: SumKey.self, value: number)
  }
}

struct ListLeaf: View {
  @State private var number = 1
  var body: some View {
    let _ = Registry.register($number)
    Color.blue.preference(key: ListKey.self, value: [number])
  }
}

extension Registry {
  /// Whether bodies provide their state. They run again when it changes; only the first run provides it.
  static var isCollecting = true
  static func register(_ state: Binding<Int>) {
    if isCollecting { states.append(state) }
  }
}

/// Ten views in a row, without a loop, as people write them.
struct Ten<Leaf: View>: View {
  let leaf: (Int) -> Leaf
  let base: Int
  var body: some View {
    HStack(spacing: 0) {
      leaf(base)
      leaf(base + 1)
      leaf(base + 2)
      leaf(base + 3)
      leaf(base + 4)
      leaf(base + 5)
      leaf(base + 6)
      leaf(base + 7)
      leaf(base + 8)
      leaf(base + 9)
    }
  }
}

struct Hundred<Leaf: View>: View {
  let leaf: (Int) -> Leaf
  let base: Int
  var body: some View {
    VStack(spacing: 0) {
      Ten(leaf: leaf, base: base)
      Ten(leaf: leaf, base: base + 10)
      Ten(leaf: leaf, base: base + 20)
      Ten(leaf: leaf, base: base + 30)
      Ten(leaf: leaf, base: base + 40)
      Ten(leaf: leaf, base: base + 50)
      Ten(leaf: leaf, base: base + 60)
      Ten(leaf: leaf, base: base + 70)
      Ten(leaf: leaf, base: base + 80)
      Ten(leaf: leaf, base: base + 90)
    }
  }
}

/// `hundreds` × 10 × 10 leaves.
struct Nested<Leaf: View>: View {
  let hundreds: Int
  let leaf: (Int) -> Leaf
  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<hundreds, id: \.self) { Hundred(leaf: leaf, base: $0 * 100) }
    }
  }
}

struct Flat<Leaf: View>: View {
  let count: Int
  let leaf: (Int) -> Leaf
  var body: some View {
    VStack(spacing: 0) { ForEach(0..<count, id: \.self) { leaf($0) } }
  }
}

/// A long column of which a window shows a small part.
struct LazyColumn: View {
  let count: Int
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 4) {
        ForEach(0..<count, id: \.self) { index in
          HStack {
            Text("Row \(index)")
            Spacer()
            Text("\(index * 7)").foregroundStyle(.secondary)
          }
          .padding(8)
        }
      }
    }
  }
}

/// A reply thread or outline: every level is proposed the remaining size of the one around it.
struct Outline: View {
  let depth: Int

  var body: some View {
    HStack(alignment: .top) {
      Text("•")
      VStack(alignment: .leading) {
        Text("a reply that is long enough to be broken into several lines on a narrow screen")
        if depth > 1 { AnyView(Outline(depth: depth - 1)) }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

/// The same, each level fitted into the ratio of its content.
struct FittedOutline: View {
  let depth: Int

  var body: some View {
    HStack {
      Text("•")
      VStack {
        Text("a reply that is long enough to be broken into several lines on a narrow screen")
        if depth > 1 { AnyView(FittedOutline(depth: depth - 1)) }
      }
      .scaledToFit()
    }
  }
}
