// SPDX-License-Identifier: MIT

import SwiftUI

/// A control or a container, and what becomes of its state when it is used in each of three ways.
struct Case {
  let name: String
  /// The same view inside of another one.
  let view: @MainActor (Surroundings) -> AnyView
  /// The state that the view shows at the beginning.
  let start: String
  private(set) var pointer: [Step] = []
  private(set) var keys: [Step] = []
  private(set) var reader: [Step] = []

  /// - Parameters:
  ///   - start: The state, which the view shows as it is described.
  ///   - content: The view around the state.
  @MainActor
  init<Value, Content: View>(
    _ name: String, _ start: Value, @ViewBuilder content: @escaping (Binding<Value>) -> Content
  ) {
    self.name = name
    self.start = "\(start)"
    view = { AnyView(Holding(value: start, surroundings: $0, content: content)) }
  }

  /// The ends are states, as the steps' others are.
  func pointer(_ steps: Step...) -> Case { with(\.pointer, steps) }
  func keys(_ steps: Step...) -> Case { with(\.keys, steps) }
  func reader(_ steps: Step...) -> Case { with(\.reader, steps) }

  func steps(_ way: Way) -> [Step] {
    switch way {
    case .pointer: pointer
    case .keys: keys
    case .reader: reader
    }
  }

  private func with(_ path: WritableKeyPath<Case, [Step]>, _ steps: [Step]) -> Case {
    var result = self
    result[keyPath: path] = steps
    return result
  }
}

enum Way: String, CaseIterable { case pointer, keys, reader }

/// Keeps the state of an entry, and reports it.
private struct Holding<Value, Content: View>: View {
  @State var value: Value
  let surroundings: Surroundings
  let content: (Binding<Value>) -> Content

  var body: some View {
    Inside(surroundings: surroundings) { content($value) }
      .preference(key: Reported.self, value: "\(value)")
  }
}

/// The state that a view shows.
struct Reported: PreferenceKey {
  static let defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

/// An entry as a window or a host shows it.
struct Page: View {
  let entry: Case
  let surroundings: Surroundings

  static let width = 640, height = 520

  var body: some View {
    entry.view(surroundings)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .environment(\.locale, Locale(identifier: "en_US"))
      .environment(\.timeZone, TimeZone(identifier: "UTC")!)
      .environment(\.calendar, Page.calendar)
  }

  nonisolated static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC")!
    calendar.locale = Locale(identifier: "en_US")
    return calendar
  }()
}
