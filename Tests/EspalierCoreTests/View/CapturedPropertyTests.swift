// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// A view may have one dynamic property and hand a closure that reads it to another view. Such a closure holds nothing but
/// the property, and yet what it makes follows each change (specification S44).
@MainActor
@Suite("Properties that only a closure reads")
struct CapturedPropertyTests {
  final class Model: ObservableObject {
    @Published var number = 0
  }

  /// The receiver of the closure. It is a type parameter: one more stored property would make the closure hold more.
  protocol Taker { static var index: Int { get } }
  enum Geometry: Taker { static var index: Int { 0 } }
  enum Subviews: Taker { static var index: Int { 1 } }
  enum Scrolling: Taker { static var index: Int { 2 } }
  enum Preference: Taker { static var index: Int { 3 } }
  enum Rows: Taker { static var index: Int { 4 } }
  enum Fitting: Taker { static var index: Int { 5 } }
  enum Drawing: Taker { static var index: Int { 6 } }
  enum Time: Taker { static var index: Int { 7 } }

  struct Key: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) {}
  }

  struct Taking<T: Taker>: View {
    let number: () -> Int

    @ViewBuilder var body: some View {
      switch T.index {
      case 0: GeometryReader { _ in Text("\(number())") }
      case 1: Group(subviews: Text("")) { _ in Text("\(number())") }
      case 2: ScrollViewReader { _ in Text("\(number())") }
      case 3: Color.clear.overlayPreferenceValue(Key.self) { _ in Text("\(number())") }
      case 4: ForEach(0..<1, id: \.self) { _ in Text("\(number())") }
      case 5: ViewThatFits { Text("\(number())") }
      case 6: Canvas { context, _ in context.draw(Text("\(number())"), at: CGPoint(x: 50, y: 50)) }
      default: TimelineView(.explicit([])) { _ in Text("\(number())") }
      }
    }
  }

  struct Observing<T: Taker>: View {
    @ObservedObject var model: Model
    var body: some View { Taking<T> { model.number } }
  }

  struct Owning<T: Taker>: View {
    @StateObject var model: Model
    var body: some View { Taking<T> { model.number } }
  }

  struct Finding<T: Taker>: View {
    @EnvironmentObject var model: Model
    var body: some View { Taking<T> { model.number } }
  }

  struct Bound<T: Taker>: View {
    @Binding var number: Int
    var body: some View { Taking<T> { number } }
  }

  struct Source<T: Taker>: View {
    @ObservedObject var model: Model
    var body: some View { Bound<T>(number: $model.number) }
  }

  private func check(_ model: Model, _ view: some View) throws {
    let host = ViewHost(view, size: CGSize(width: 100, height: 100))
    for number in [0, 5, 7] {
      model.number = number
      try host.update()
      #expect(host.dump(.displayList).contains("\"\(number)\""), "\(type(of: view))")
    }
  }

  private func check<T: Taker>(_ taker: T.Type) throws {
    let models = (0..<4).map { _ in Model() }
    try check(models[0], Observing<T>(model: models[0]))
    try check(models[1], Owning<T>(model: models[1]))
    try check(models[2], Finding<T>().environmentObject(models[2]))
    try check(models[3], Source<T>(model: models[3]))
  }

  @Test func geometryReader() throws { try check(Geometry.self) }
  @Test func groupOfSubviews() throws { try check(Subviews.self) }
  @Test func scrollViewReader() throws { try check(Scrolling.self) }
  @Test func overlayPreferenceValue() throws { try check(Preference.self) }
  @Test func forEach() throws { try check(Rows.self) }
  @Test func viewThatFits() throws { try check(Fitting.self) }
  @Test func canvas() throws { try check(Drawing.self) }
  @Test func timelineView() throws { try check(Time.self) }
}
