// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction
import SwiftUI
import Testing
import ViewTesting

@MainActor
@Suite("Accessibility modifiers")
struct AccessibilityModifierTests {
  private func nodes(_ view: some View) -> [AccessibilityNode] {
    func all(_ node: AccessibilityNode) -> [AccessibilityNode] { [node] + node.children.flatMap(all) }
    return ViewHost(view, size: CGSize(width: 300, height: 300)).graph.accessibilityNodes.flatMap(all)
      .filter { !$0.isPart }
  }

  @Test("A drawing has the elements of views that are not shown, where those would lie")
  func children() throws {
    var log: [String] = []
    let chart = Canvas { _, _ in }.frame(width: 100, height: 60)
      .accessibilityChildren {
        HStack(spacing: 0) {
          ForEach(["Mon", "Tue"], id: \.self) { day in
            Rectangle().accessibilityLabel(day).accessibilityValue("5").accessibilityAction { log.append(day) }
          }
        }
      }
      .accessibilityLabel("Steps")
    let host = ViewHost(chart)
    #expect(try host.get(.label("Steps")).frame.size == CGSize(width: 100, height: 60))
    let tuesday = try host.get(.label("Tue").within(.label("Steps")))
    #expect(tuesday.frame == CGRect(x: 50, y: 0, width: 50, height: 60))
    #expect(tuesday.value == "5")
    try tuesday.perform("activate")
    #expect(log == ["Tue"])
    #expect(host.dump(.displayList).isEmpty || !host.dump(.displayList).contains("rectangle"))
  }

  @Test("A representation keeps what is in its elements") func representation() throws {
    let host = ViewHost(
      Circle().frame(width: 40, height: 40).accessibilityRepresentation {
        HStack {
          Button("Left") {}
          Button("Right") {}
        }
        .accessibilityElement(children: .contain).accessibilityLabel("Both")
      })
    #expect(host.all(.role(.button).within(.label("Both"))).map(\.label) == ["Left", "Right"])
    // Its words are spoken, and not on screen.
    #expect(host.all(.text("Left")).isEmpty)
  }

  @Test("Details are in their order, and removed by their key") func customContent() {
    let key = AccessibilityCustomContentKey("Size", id: "size")
    let told = nodes(
      Text("File").accessibilityCustomContent("Owner", "Ada").accessibilityCustomContent(key, Text("3 MB"))
        .accessibilityCustomContent(key, "4 MB", importance: .high))
    #expect(
      told[0].customContent.map { "\($0.label) \($0.value) \($0.isImportant)" } == [
        "Owner Ada false", "Size 4 MB true",
      ])
    #expect(
      nodes(Text("File").accessibilityCustomContent(key, Text("3 MB")).accessibilityCustomContent(key, nil))[0]
        .customContent.isEmpty)
  }

  @Test func otherReports() {
    let told = nodes(
      Text("Title").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
        .accessibilityInputLabels(["Heading", "Name"]).accessibilityActivationPoint(.bottomTrailing)
        .accessibilityRespondsToUserInteraction(false))[0]
    #expect(told.role == .heading)
    #expect(told.headingLevel == .h2)
    #expect(told.inputLabels == ["Heading", "Name"])
    #expect(told.activationPoint == .bottomTrailing)
    #expect(told.respondsToInteraction == false)
    let point = nodes(
      Color.red.frame(width: 20, height: 10).accessibilityLabel("x")
        .accessibilityActivationPoint(CGPoint(x: 5, y: 5)))[0]
    #expect(point.activationPoint == UnitPoint(x: 0.25, y: 0.5))
  }

  @Test("Conditions decide what is set") func conditions() throws {
    let host = ViewHost(
      VStack {
        Text("A").accessibilityLabel("First", isEnabled: true).accessibilityHint("Hint", isEnabled: false)
        Text("B").accessibilityLabel("Second", isEnabled: false).accessibilityValue("2", isEnabled: true)
        Text("C").accessibilityHidden(true, isEnabled: false)
      })
    #expect(try host.get(.text("A")).label == "First")
    #expect(try host.get(.text("B")).label == "B")
    #expect(try host.get(.text("B")).value == "2")
    #expect(host.all(.label("C")).count == 1)
  }

  @Test("The names of 2019") func older() throws {
    let host = ViewHost(
      VStack {
        Text("A").accessibility(label: Text("Label")).accessibility(value: Text("Value"))
          .accessibility(hint: Text("Hint")).accessibility(addTraits: .isButton).accessibility(identifier: "id")
        Text("B").accessibility(hidden: true)
        Text("C").accessibility(addTraits: .isHeader).accessibility(removeTraits: .isHeader)
      })
    let element = try host.get(.role(.button))
    #expect(element.label == "Label")
    #expect(element.value == "Value")
    #expect(host.all(.identifier("id")).count == 1)
    #expect(host.all(.label("B")).isEmpty)
    #expect(try host.get(.text("C")).role == .text)
  }

  @Test("Numbers are numbers for screen readers, and set within their bounds") func numbers() throws {
    struct Page: View {
      @State var volume = 4.0
      @State var count = 3
      var body: some View {
        Slider(value: $volume, in: 2...10, step: 2) { Text("Volume") }
        Stepper("Count", value: $count, in: 0...5)
        ProgressView(value: 1, total: 4)
      }
    }
    let host = ViewHost(VStack { Page() }, size: CGSize(width: 300, height: 200))
    func number(_ role: AccessibilityRole) -> AccessibilityRange? {
      host.graph.accessibilityNodes.first { $0.role == role }?.range
    }
    #expect(number(.slider)?.value == 4)
    #expect(number(.slider)?.bounds == 2...10)
    #expect(number(.slider)?.step == 2)
    number(.slider)?.set?(7.2)
    try host.update()
    #expect(number(.slider)?.value == 8)
    #expect(number(.stepper)?.value == 3)
    #expect(number(.stepper)?.bounds == 0...5)
    #expect(number(.progressIndicator)?.value == 0.25)
    #expect(number(.progressIndicator)?.set == nil)
  }

  @Test("Scroll views turn a page; an action of one's own counts instead") func scrolling() throws {
    var edges: [Edge] = []
    let list = ScrollView { Color.red.frame(width: 50, height: 1000).accessibilityLabel("Tall") }
    let host = ViewHost(list, size: CGSize(width: 100, height: 100))
    let view = try #require(host.graph.accessibilityNodes.first)
    #expect(view.scrollEdges == [.top, .bottom])
    view.scroll?(.bottom)
    try host.update()
    #expect(try host.get(.label("Tall")).frame.minY == -90)
    view.scroll?(.top)
    try host.update()
    #expect(try host.get(.label("Tall")).frame.minY == 0)

    let own = nodes(Text("Pages").accessibilityScrollAction { edges.append($0) })[0]
    own.scroll?(.trailing)
    #expect(edges == [.trailing])
  }

  @Test("Zooming has two actions") func zoom() throws {
    var log: [AccessibilityZoomGestureAction.Direction] = []
    let host = ViewHost(Text("Map").accessibilityZoomAction { log.append($0.direction) })
    #expect(try host.get(.text("Map")).actions == ["zoom in", "zoom out"])
    try host.get(.text("Map")).perform("zoom out")
    #expect(log == [.zoomOut])
  }

  @Test("A state moves the screen reader, and follows it") func focusState() throws {
    struct Page: View {
      @AccessibilityFocusState var focus: String?
      var body: some View {
        Text("Error").accessibilityFocused($focus, equals: "error")
        Text("Other").accessibilityFocused($focus, equals: "other")
        Text(verbatim: focus ?? "nowhere")
        Button("Look") { focus = "error" }
      }
    }
    let host = ViewHost(VStack { Page() }, size: CGSize(width: 200, height: 200))
    func links() -> [AccessibilityFocusLink] { host.graph.accessibilityNodes.flatMap(\.focusStates) }
    #expect(links().map(\.isRequested) == [false, false])
    try host.get(.role(.button)).tap()
    #expect(links().map(\.isRequested) == [true, false])
    links()[1].gained()
    try host.update()
    #expect(host.all(.text("other")).count == 1)
    links()[1].lost()
    try host.update()
    #expect(host.all(.text("nowhere")).count == 1)
  }

  @Test("A state for some technologies follows the screen reader") func focusStateOfTechnologies() throws {
    struct Page: View {
      @AccessibilityFocusState(for: [.voiceOver, .switchControl]) var isHere: Bool
      @AccessibilityFocusState(for: .voiceOver) var place: Int?
      var body: some View {
        Text("Error").accessibilityFocused($isHere).accessibilityIgnoresInvertColors()
        Text("Other").accessibilityFocused($place, equals: 2)
        Text(verbatim: isHere ? "here" : "place \(place ?? 0)")
      }
    }
    let host = ViewHost(VStack { Page() }, size: CGSize(width: 200, height: 200))
    func links() -> [AccessibilityFocusLink] { host.graph.accessibilityNodes.flatMap(\.focusStates) }
    links()[0].gained()
    try host.update()
    #expect(host.all(.text("here")).count == 1)
    links()[0].lost()
    links()[1].gained()
    try host.update()
    #expect(host.all(.text("place 2")).count == 1)
  }

  @Test("A Boolean state follows the screen reader to the view that has it", arguments: [true, false])
  func booleanFocusState(isBound: Bool) throws {
    struct Page: View {
      let isBound: Bool
      @AccessibilityFocusState private var isHere: Bool
      init(isBound: Bool) { self.isBound = isBound }
      var body: some View {
        if isBound { Text("Error").accessibilityFocused($isHere) } else { Text("Error") }
        Text(isHere ? "here" : "elsewhere")
      }
    }
    let host = ViewHost(VStack { Page(isBound: isBound) }, size: CGSize(width: 200, height: 200))
    let links = host.graph.accessibilityNodes.flatMap(\.focusStates)
    #expect(links.count == (isBound ? 1 : 0))
    links.first?.gained()
    try host.update()
    #expect(host.all(.text("here")).count == (isBound ? 1 : 0))
  }

  @Test("Writing in a field without keys is as typing") func writing() throws {
    struct Page: View {
      @State var name = "Ada"
      @State var secret = "abc"
      var body: some View {
        TextField("Name", text: $name)
        SecureField("Secret", text: $secret)
        Text(verbatim: "\(name) \(secret)")
      }
    }
    let host = ViewHost(VStack { Page() }, size: CGSize(width: 200, height: 200))
    let fields = host.graph.accessibilityNodes.compactMap(\.editor)
    #expect(fields.map(\.shownText) == ["Ada", "•••"])
    fields[0].replaceCharacters(3..<3, with: "m\n🇩🇪")
    fields[1].replaceCharacters(1..<99, with: "x")
    try host.update()
    #expect(host.all(.text("Adam🇩🇪 ax")).count == 1)
    fields[0].selectCharacters(1..<3)
    #expect(fields[0].selectedCharacters == 1..<3)
    #expect(fields[1].selectedCharacters == 2..<2)
    fields[0].replaceCharacters(1..<3, with: "")
    try host.update()
    #expect(host.all(.text("Am🇩🇪 ax")).count == 1)
  }

  @Test("Announcements go to the host's announcer") func announcements() {
    final class Speaker {}
    let speaker = Speaker()
    var heard: [String] = []
    Announcements.listen(speaker) { heard.append($0) }
    AccessibilityNotification.Announcement("Saved").post()
    Announcements.listen(speaker, nil)
    AccessibilityNotification.Announcement("Nobody hears").post()
    #expect(heard == ["Saved"])
  }

  @Test("Modifiers with a condition apply only if it is true") func furtherConditions() throws {
    struct Page: View {
      @State var isOn = false
      var body: some View {
        Button("Switch") { isOn = true }
        Text("Plain").accessibilityIdentifier("outer", isEnabled: isOn)
          .accessibilityInputLabels(["Other"], isEnabled: isOn)
          .accessibilityRespondsToUserInteraction(false, isEnabled: isOn)
          .accessibilityActivationPoint(.topLeading, isEnabled: isOn)
        Color.red.frame(width: 10, height: 10).accessibilityLabel("Red", isEnabled: isOn)
      }
    }
    let host = ViewHost(Page(), size: CGSize(width: 300, height: 300))
    func text() -> AccessibilityNode? {
      func all(_ node: AccessibilityNode) -> [AccessibilityNode] { [node] + node.children.flatMap(all) }
      return host.graph.accessibilityNodes.flatMap(all).first { $0.text == "Plain" }
    }
    #expect(host.all(.identifier("outer")).isEmpty && host.all(.label("Red")).isEmpty)
    #expect(text()?.inputLabels == [] && text()?.respondsToInteraction == nil && text()?.activationPoint == nil)
    try host.get(.text("Switch")).tap()
    #expect(host.all(.identifier("outer")).count == 1 && host.all(.label("Red")).count == 1)
    #expect(text()?.inputLabels == ["Other"] && text()?.respondsToInteraction == false)
    #expect(text()?.activationPoint == .topLeading)
  }

  @Test("A view without elements gets none by a condition that is false") func noElement() {
    #expect(nodes(Color.red.frame(width: 10, height: 10).accessibilityLabel("Red", isEnabled: false)).isEmpty)
  }

  @Test("A label is made of the view's own and other words") func labelContent() throws {
    struct Page: View {
      @State var count = 1
      var body: some View {
        Button("More") { count += 1 }
        Image(systemName: "bell").accessibilityLabel("Bell").accessibilityLabel { label in
          Text("\(count) new")
          label
        }
      }
    }
    let host = ViewHost(Page())
    #expect(host.all(.label("1 new, Bell")).count == 1)
    try host.get(.text("More")).tap()
    #expect(host.all(.label("2 new, Bell")).count == 1)
  }

  @Test("Actions of a category are named after it") func categories() throws {
    var log: [String] = []
    let host = ViewHost(
      Text("Cell").accessibilityActions(category: .init("Table")) { Button("Sort") { log.append("sort") } }
        .accessibilityActions(category: .edit) { Button("Cut") { log.append("cut") } }
        .accessibilityActions(category: .default) { Button("Open") { log.append("open") } })
    let cell = try host.get(.text("Cell"))
    try cell.perform("Table: Sort")
    try cell.perform("Edit: Cut")
    try cell.perform("Open")
    #expect(log == ["sort", "cut", "open"])
  }

  @Test("Details can be named by keys, texts and strings") func formsOfCustomContent() {
    let key = AccessibilityCustomContentKey("Size", id: "size")
    let (label, value) = ("Owner", "Ada")
    let forms: [[AccessibilityNode]] = [
      nodes(Text("File").accessibilityCustomContent(key, "3 MB")),
      nodes(Text("File").accessibilityCustomContent(key, String("3 MB"))),
      nodes(Text("File").accessibilityCustomContent(Text(label), Text(value))),
      nodes(Text("File").accessibilityCustomContent("Owner", Text(value))),
      nodes(Text("File").accessibilityCustomContent("Owner", "Ada")),
      nodes(Text("File").accessibilityCustomContent("Owner", String(value))),
    ]
    #expect(
      forms.map { $0[0].customContent.map { "\($0.label) \($0.value)" } } == [
        ["Size 3 MB"], ["Size 3 MB"], ["Owner Ada"], ["Owner Ada"], ["Owner Ada"], ["Owner Ada"],
      ])
  }

  @Test("Names of input are texts or strings, and can depend on a condition") func formsOfInputLabels() {
    let names = ["Heading", "Name"]
    func labels(_ view: some View) -> [String] { nodes(view)[0].inputLabels }
    #expect(labels(Text("File")) == [])
    #expect(labels(Text("File").accessibilityInputLabels(names.map { Text($0) })) == names)
    #expect(labels(Text("File").accessibilityInputLabels(names)) == names)
    #expect(labels(Text("File").accessibilityInputLabels(names, isEnabled: true)) == names)
    #expect(labels(Text("File").accessibilityInputLabels(names, isEnabled: false)) == [])
  }

  @Test("The deprecated forms set the point of activation and the names of input") func deprecatedForms() {
    func point(_ view: some View) -> UnitPoint? { nodes(view)[0].activationPoint }
    let square = Color.red.frame(width: 20, height: 10).accessibilityLabel("x")
    #expect(point(square.accessibility(activationPoint: CGPoint(x: 5, y: 5))) == UnitPoint(x: 0.25, y: 0.5))
    #expect(point(square.accessibility(activationPoint: UnitPoint.bottom)) == .bottom)
    #expect(point(square.accessibilityActivationPoint(UnitPoint.top, isEnabled: true)) == .top)
    #expect(
      point(square.accessibilityActivationPoint(CGPoint(x: 5, y: 5), isEnabled: true)) == UnitPoint(x: 0.25, y: 0.5))
    #expect(point(square.accessibilityActivationPoint(UnitPoint.top, isEnabled: false)) == nil)
    #expect(nodes(square.accessibility(inputLabels: [Text("Name")]))[0].inputLabels == ["Name"])
  }
}
