// SPDX-License-Identifier: MIT

import SwiftUI

/// One tree of numbers, read by four keys that differ in `reduce` alone. Tap a number to make it larger.
///
///     espalier dump Examples/Reduce.swift --tree preferences
struct Reduce: View {
  var body: some View {
    VStack(spacing: 20) {
      Summary<Sum>(title: "sum") { Numbers() }
      Summary<Largest>(title: "largest") { Numbers() }
      Summary<First>(title: "first") { Numbers() }
      Summary<Last>(title: "last") { Numbers() }
    }
    .padding(24)
  }
}

/// Shows the value of a key beside the views that it comes from.
struct Summary<Key: NumberKey>: View {
  let title: String
  let content: Numbers<Key>

  @State private var value = 0

  init(title: String, content: () -> Numbers<Key>) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    HStack(spacing: 16) {
      Text(title)
        .foregroundColor(.secondary)
        .frame(width: 64, alignment: .trailing)
      content
        .onPreferenceChange(Key.self) { value = $0 }
      Text("\(value)")
        .fontWeight(.bold)
        .frame(width: 40, alignment: .leading)
    }
  }
}

/// Two numbers, and two more one level deeper.
struct Numbers<Key: NumberKey>: View {
  var body: some View {
    HStack(spacing: 6) {
      Number<Key>(start: 3)
      HStack(spacing: 6) {
        Number<Key>(start: 5)
        Number<Key>(start: 8)
      }
      .padding(6)
      .overlay(RoundedRectangle(cornerRadius: 14).stroke(Color.secondary, lineWidth: 1))
      Number<Key>(start: 2)
    }
  }
}

struct Number<Key: NumberKey>: View {
  @State private var number: Int

  init(start: Int) { _number = State(initialValue: start) }

  var body: some View {
    Text("\(number)")
      .frame(width: 34, height: 34)
      .background(Circle().fill(Color.blue.opacity(0.2)))
      .preference(key: Key.self, value: number)
      .onTapGesture { number += 10 }
  }
}

protocol NumberKey: PreferenceKey where Value == Int {}

struct Sum: NumberKey {
  static var defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct Largest: NumberKey {
  static var defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

/// Never reads the next value, so that it is not computed.
struct First: NumberKey {
  static var defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {}
}

struct Last: NumberKey {
  static var defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}
