// SPDX-License-Identifier: MIT

import SwiftUI

/// Adds up.
struct Sum: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// Strings in the order in which they are combined.
struct Cat: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// The last sibling's value. Its default is no identity of `reduce`: it shows where a default was combined
/// (specification P2).
struct Last: PreferenceKey {
  static let defaultValue = "d"
  static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
}

/// The first sibling's value; `reduce` requests no other.
struct First: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {}
}

/// The first value that is one. No default of its own (specification P3).
struct Opt: PreferenceKey {
  static func reduce(value: inout Int?, nextValue: () -> Int?) { value = value ?? nextValue() }
}

/// The widest of some sizes.
struct Width: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

/// Rectangles of views, kept as anchors.
struct Rects: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

/// Values by name.
struct Table: PreferenceKey {
  static let defaultValue: [String: Int] = [:]
  static func reduce(value: inout [String: Int], nextValue: () -> [String: Int]) {
    value.merge(nextValue()) { $0 + $1 }
  }
}

extension View {
  func p<K: PreferenceKey>(_ key: K.Type, _ value: K.Value) -> some View { preference(key: key, value: value) }

  func on<K: PreferenceKey>(_ key: K.Type, _ log: Record<K.Value>) -> some View where K.Value: Equatable {
    onPreferenceChange(key) { log.values.append($0) }
  }
}

/// A view that draws nothing, writes nothing, and takes what it is given.
@MainActor var leaf: Color { Color.clear }

/// The same with a size.
@MainActor func leaf(_ width: CGFloat, _ height: CGFloat) -> some View {
  Color.clear.frame(width: width, height: height)
}

/// A leaf that writes its name.
@MainActor func namedLeaf(_ name: String) -> some View { leaf.preference(key: Cat.self, value: [name]) }
