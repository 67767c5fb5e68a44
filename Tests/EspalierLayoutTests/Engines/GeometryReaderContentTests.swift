// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Content that is made from a geometry is made once there is a geometry: a view's value may depend on it, and making the
/// tree reads no value.
@MainActor
struct GeometryReaderContentTests {
  /// The content is as wide as a part of the reader; `content` has the property under test.
  private func expectHalf<Content: View>(
    _ content: @escaping (CGFloat) -> Content, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    func reader() -> some View { GeometryReader { content($0.size.width / 2).accessibilityIdentifier("content") } }
    func check(_ host: ViewHost<some View>, _ width: CGFloat) throws {
      #expect(try host.get(.identifier("content")).frame.width == width, sourceLocation: sourceLocation)
      #expect(host.warnings.isEmpty, sourceLocation: sourceLocation)
    }
    let size = CGSize(width: 200, height: 100)
    try check(ViewHost(reader(), size: size), 100)
    try check(ViewHost(VStack { reader() }, size: size), 100)
    try check(
      ViewHost(
        HStack(spacing: 0) {
          Color.clear
          reader()
        }, size: size), 50)
    try check(ViewHost(blank(80, 20).background { reader() }, size: size), 40)
    try check(
      ViewHost(Color.clear.safeAreaInset(edge: .top, spacing: 0) { reader().frame(height: 10) }, size: size), 100)
    try check(ViewHost(ScrollView { reader().frame(height: 10) }, size: size), 100)
    try check(ViewHost(ForEach(0..<1) { _ in reader() }, size: size), 100)
    try check(ViewHost(Form { reader().frame(width: 60) }.formStyle(.grouped), size: size), 30)
  }

  @Test("a view with each kind of dynamic property")
  func views() throws {
    try expectHalf { WithEnvironment(width: $0) }
    try expectHalf { WithState(width: $0) }
    try expectHalf { WithBinding(width: .constant($0)) }
    try expectHalf { WithFocus(width: $0) }
    try expectHalf { WithStorage(width: $0) }
    try expectHalf { Color.clear.modifier(WidthModifier(width: $0)) }
  }

  @Test("a control with a style of the user's")
  func controls() throws {
    try expectHalf { width in Button("Press") {}.buttonStyle(WideButton(width: width)) }
    try expectHalf { width in Toggle("On", isOn: .constant(true)).toggleStyle(WideToggle(width: width)) }
    try expectHalf { width in TextField("Name", text: .constant("")).frame(width: width) }
    try expectHalf { width in Toggle("On", isOn: .constant(true)).frame(width: width) }
  }

  @Test("views whose values determine how they are made")
  func structures() throws {
    try expectHalf { width in Color.clear.frame(width: width).clipShape(Circle()) }
    try expectHalf { width in ScrollView(width > 60 ? .vertical : .horizontal) { blank(5, 5) }.frame(width: width) }
    try expectHalf { width in LazyVStack(spacing: width) { Text("a") }.frame(width: width) }
    try expectHalf { width in LazyVGrid(columns: [GridItem(.fixed(width))]) { Text("a") }.frame(width: width) }
    try expectHalf { width in Form { Text("a") }.formStyle(.columns).frame(width: width) }
    try expectHalf { width in List { Section("\(width)") { Text("a") } }.frame(width: width) }
    try expectHalf { width in Color.clear.focusable(width > 0).frame(width: width) }
    try expectHalf { width in PhaseAnimator([width]) { Color.clear.frame(width: $0) } }
    try expectHalf { width in Color.clear.scrollTargetLayout(isEnabled: width > 0).frame(width: width) }
    try expectHalf { width in Color.clear.containerRelativeFrame(.horizontal) { _, _ in width } }
  }

  @Test("the closure runs once, with the size that the reader has")
  func runsOnce() {
    let sizes = Recording<CGSize>()
    _ = ViewHost(
      VStack {
        GeometryReader { proxy in
          let _ = sizes.add(proxy.size)
          WithState(width: proxy.size.width)
        }
      }, size: CGSize(width: 200, height: 100))
    #expect(sizes.values == [CGSize(width: 200, height: 100)])
  }

  @Test("a layer made from an anchor, with a property in it")
  func anchors() throws {
    let host = ViewHost(
      VStack(spacing: 0) {
        Color.clear.frame(height: 10)
        blank(30, 20).anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
          .overlayPreferenceValue(BoundsKey.self) { anchor in
            GeometryReader { proxy in WithState(width: anchor.map { proxy[$0].width } ?? 0) }
          }
      }, size: CGSize(width: 100, height: 100))
    #expect(try host.get(.identifier("state")).frame.width == 30)
  }

  @Test("state in a reader's content outlives a resize")
  func stateStays() throws {
    let host = ViewHost(
      VStack { GeometryReader { Tapped(width: $0.size.width) } }, size: CGSize(width: 200, height: 100))
    try host.get(.text("0 of 200")).tap()
    host.size = CGSize(width: 120, height: 100)
    #expect(host.all(.text("1 of 120")).count == 1)
  }

  @Test("a property's initial value comes from the first value of the view, which has the reader's size")
  func initialValue() {
    struct First: View {
      @State private var width: CGFloat
      init(_ width: CGFloat) { _width = State(initialValue: width) }
      var body: some View { Text("\(Int(width))") }
    }
    let host = ViewHost(VStack { GeometryReader { First($0.size.width) } }, size: CGSize(width: 200, height: 100))
    #expect(host.all(.text("200")).count == 1)
  }
}

private struct WithEnvironment: View {
  @Environment(\.colorScheme) private var scheme
  let width: CGFloat
  var body: some View { Color.clear.frame(width: scheme == .light ? width : 0) }
}

private struct WithState: View {
  @State private var factor: CGFloat = 1
  let width: CGFloat
  var body: some View { Color.clear.frame(width: width * factor).accessibilityIdentifier("state") }
}

private struct WithBinding: View {
  @Binding var width: CGFloat
  var body: some View { Color.clear.frame(width: width) }
}

private struct WithFocus: View {
  @FocusState private var isFocused: Bool
  let width: CGFloat
  var body: some View { TextField("", text: .constant("")).focused($isFocused).frame(width: width) }
}

private struct WithStorage: View {
  @SceneStorage("factor") private var factor = 1.0
  let width: CGFloat
  var body: some View { Color.clear.frame(width: width * factor) }
}

private struct WidthModifier: ViewModifier {
  @Environment(\.isEnabled) private var isEnabled
  let width: CGFloat
  func body(content: Content) -> some View { content.frame(width: isEnabled ? width : 0) }
}

private struct WideButton: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  let width: CGFloat
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.frame(width: isEnabled ? width : 0)
  }
}

private struct WideToggle: ToggleStyle {
  @State private var factor: CGFloat = 1
  let width: CGFloat
  func makeBody(configuration: Configuration) -> some View { configuration.label.frame(width: width * factor) }
}

private struct Tapped: View {
  @State private var count = 0
  let width: CGFloat
  var body: some View { Text("\(count) of \(Int(width))").onTapGesture { count += 1 } }
}

private enum BoundsKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}
