// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore
import EspalierNavigation
import EspalierPrimitives
import EspalierViewTestSupport
import Foundation
import Testing
import ViewTesting

/// The two looks: what differs between a desktop and a phone, and that nothing else does.
@MainActor
@Suite("Looks")
struct LookTests {
  private let size = CGSize(width: 400, height: 600)

  @Test("Apple's figures hold on a phone: switches, sliders, steppers, wheels, rows, bars")
  func phoneFigures() throws {
    func measured(_ view: some View) -> CGSize { ViewHost(view.labelsHidden(), look: .phone).size }
    #expect(measured(Toggle("", isOn: .constant(true))) == CGSize(width: 49, height: 31))
    #expect(measured(Stepper("", value: .constant(0))) == CGSize(width: 94, height: 32))
    #expect(measured(Slider(value: .constant(0))).height == 31)
    #expect(measured(ColorPicker("", selection: .constant(.red))) == CGSize(width: 28, height: 28))
    #expect(measured(Picker("", selection: .constant(0)) { Text("a").tag(0) }.pickerStyle(.wheel)).height == 216)
    let form = ViewHost(
      Form {
        Text("a")
        Text("b")
      }, size: size, look: .phone)
    #expect(try form.get(.text("b")).frame.midY - form.get(.text("a")).frame.midY == 44)
    #expect(try form.get(.text("a")).frame.minX == 36)
  }

  @Test("A phone's switch is green unless it has a tint; a desktop's is of the accent colour")
  func switches() throws {
    func track(_ look: Look, _ tint: Color? = nil) throws -> [Int] {
      try Pixels(Toggle("", isOn: .constant(true)).toggleStyle(.switch).labelsHidden().tint(tint), 80, 60, look: look)[
        24, 30]
    }
    #expect(try track(.phone) == [52, 199, 89, 255])
    #expect(try track(.phone, .red) == [255, 59, 48, 255])
    #expect(try track(.desktop) == [0, 122, 255, 255])
  }

  @Test("A slider's thumb has a soft shadow on a phone: it is seen further away below than above")
  func sliderShadow() throws {
    let pixels = try Pixels(Slider(value: .constant(0.5)), 200, 80, look: .phone)
    // The thumb is 27 points wide, in the middle.
    let column = (0..<80).map { pixels[100, $0][3] }
    let (first, last) = (column.firstIndex { $0 > 3 }!, column.lastIndex { $0 > 3 }!)
    #expect(last - 53 > 6 && last - 53 > 26 - first, "\(first) \(last)")
  }

  @Test("Over a color a phone's color well has a white disc below the chosen color")
  func colorWell() throws {
    let view = ColorPicker("", selection: .constant(.red)).labelsHidden().background(.blue)
    let pixels = try Pixels(view, 28, 28, look: .phone)
    // 22 of 28 points are the disc, 18 are the color.
    #expect(pixels[14, 14] == [255, 59, 48, 255])
    #expect(pixels[14, 4] == [255, 255, 255, 255] && pixels[14, 23] == [255, 255, 255, 255])
  }

  @Test("A phone's month has the short names of the days above it")
  func month() {
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    func names(_ look: Look) -> Set<String> {
      let view = DatePicker("", selection: .constant(date), displayedComponents: .date).datePickerStyle(.graphical)
      let host = ViewHost(view, size: CGSize(width: 400, height: 400), look: look) {
        $0.locale = Locale(identifier: "en_US")
      }
      return Set(host.drawnTexts.map(\.string))
    }
    #expect(names(.phone).isSuperset(of: ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"]))
    #expect(names(.desktop).isSuperset(of: ["S", "M", "T", "W", "F"]))
  }

  @Test("A phone's first header begins 33 points below the bar, and the row of a switch is 44 high")
  func firstHeader() throws {
    let host = ViewHost(
      Form {
        Section("Region") {
          Text("Row")
          Toggle("Title", isOn: .constant(true))
          Text("Last")
        }
      }, size: size, look: .phone)
    let header = host.drawnTexts.filter { $0.string == "REGION" }.map(\.frame)
    #expect(header.count == 1)
    #expect(try abs(host.get(.text("Row")).frame.midY - 22 - 55.33) < 0.5)
    let distance = try host.get(.text("Last")).frame.midY - host.get(.text("Row")).frame.midY
    #expect(abs(distance - 88) < 0.001, "\(distance)")
  }

  @Test("The text styles have the sizes of the look; a size in points is the same in both")
  func text() {
    func height(_ font: Font, _ look: Look) -> CGFloat { ViewHost(Text("x").font(font), look: look).size.height }
    for font in [Font.largeTitle, .title, .headline, .body, .callout, .footnote] {
      #expect(height(font, .phone) > height(font, .desktop))
    }
    #expect(height(.system(size: 20), .phone) == height(.system(size: 20), .desktop))
    #expect(height(.custom("Inter", size: 20), .phone) == height(.custom("Inter", size: 20), .desktop))
  }

  @Test(
    "Bold running text is semibold on a phone, as headlines are, and bold on a desktop; titles and other fonts are bold"
  )
  func emphasis() {
    func width(_ text: some View, _ look: Look) -> CGFloat { ViewHost(text, look: look).size.width }
    let text = Text("Emphasis")
    for font in [Font.body, .title3, .callout, .footnote, .caption] {
      let text = text.font(font)
      #expect(width(text.bold(), .phone) == width(text.fontWeight(.semibold), .phone))
      #expect(width(text.bold(), .phone) < width(text.fontWeight(.bold), .phone))
      #expect(width(text.bold(), .desktop) == width(text.fontWeight(.bold), .desktop))
      #expect(width(Text("Emphasis").font(font.bold()), .phone) == width(text.bold(), .phone))
      #expect(width(VStack { text }.bold(), .phone) == width(text.bold(), .phone))
    }
    #expect(width(Text("**Emphasis**"), .phone) == width(text.fontWeight(.semibold), .phone))
    #expect(width(text.bold(), .phone) == width(text.font(.headline), .phone))
    for font in [Font.largeTitle, .title, .title2, .system(size: 17), .custom("Inter", size: 17)] {
      let text = text.font(font)
      #expect(width(text.bold(), .phone) == width(text.fontWeight(.bold), .phone))
    }
  }

  @Test("The text of a disabled field is gray on a desktop, and keeps its colour on a phone, as Apple's picture shows")
  func disabledField() throws {
    func color(_ isDisabled: Bool, _ look: Look) throws -> Color.Resolved {
      let field = TextField("Name", text: .constant("Ada")).foregroundStyle(.red).disabled(isDisabled)
      return try #require(ViewHost(field, size: size, look: look).shown.first { $0.kind == .text }?.color)
    }
    #expect(try color(true, .phone) == color(false, .phone))
    #expect(try color(true, .desktop) != color(false, .desktop))
  }

  @Test("A phone is compact where it is narrow; a desktop is regular")
  func sizeClass() throws {
    struct Page: View {
      @Environment(\.horizontalSizeClass) private var sizeClass
      var body: some View { Text(sizeClass == .compact ? "compact" : "regular") }
    }
    #expect(ViewHost(Page(), size: size, look: .phone).all(.text("compact")).count == 1)
    #expect(ViewHost(Page(), look: .phone).all(.text("compact")).count == 1)
    #expect(ViewHost(Page(), size: CGSize(width: 800, height: 400), look: .phone).all(.text("regular")).count == 1)
    #expect(ViewHost(Page(), size: size).all(.text("regular")).count == 1)
  }

  @Test("Titles are large on a phone, and in the bar on a desktop, unless a page requests otherwise")
  func titles() throws {
    func title(_ mode: NavigationBarItem.TitleDisplayMode?, _ look: Look) throws -> CGRect {
      let page = Text("Page").navigationTitle("Title")
      let root = NavigationStack {
        if let mode { page.navigationBarTitleDisplayMode(mode) } else { page }
      }
      return try ViewHost(root, size: size, look: look).get(.text("Title")).frame
    }
    #expect(try title(nil, .phone).minX == 16 && title(nil, .phone).minY > 44)
    #expect(try title(nil, .desktop).midX == 200 && title(nil, .desktop).maxY < 44)
    #expect(try title(.inline, .phone).midX == 200)
    #expect(try title(.large, .desktop).minY > 44)
  }

  @Test("Tabs are above their pages on a desktop, and below them on a phone")
  func tabs() throws {
    func page(_ look: Look) throws -> (tab: CGRect, page: CGRect) {
      let host = ViewHost(
        TabView {
          Color.red.accessibilityIdentifier("page").tabItem { Label("One", systemImage: "star") }
          Text("Other").tabItem { Label("Two", systemImage: "heart") }
        }, size: size, look: look)
      return (try host.get(.text("One")).frame, try host.get(.identifier("page")).frame)
    }
    let (desktop, phone) = (try page(.desktop), try page(.phone))
    #expect(desktop.tab.maxY <= desktop.page.minY && desktop.page.maxY == 600)
    #expect(phone.tab.minY >= phone.page.maxY && phone.page.minY == 0)
  }

  @Test("A sheet is a dialog as large as its content on a desktop; content that grows gets a usual size")
  func sheets() throws {
    func content(_ view: some View, _ look: Look) throws -> CGRect {
      let host = ViewHost(
        Color.clear.sheet(isPresented: .constant(true)) { view.accessibilityIdentifier("content") },
        size: CGSize(width: 900, height: 700), look: look)
      try host.settle()
      return try host.get(.identifier("content")).frame
    }
    #expect(
      try content(Color.red.frame(width: 300, height: 200), .desktop) == CGRect(x: 300, y: 250, width: 300, height: 200)
    )
    #expect(try content(Color.red, .desktop) == CGRect(x: 210, y: 170, width: 480, height: 360))
    #expect(try content(Color.red.frame(width: 2000, height: 90), .desktop).midX == 450)
    #expect(try content(Color.red, .phone).maxY == 700)
    // A height that is requested is the height.
    #expect(try content(Color.red.presentationDetents([.height(250)]), .desktop).height == 250)
  }

  @Test("Symbols in a desktop's bar bear their titles for screen readers, and as help under the pointer")
  func bars() throws {
    var count = 0
    let host = ViewHost(
      NavigationStack {
        Text("Page").navigationTitle("Title").toolbar {
          Button("Add", systemImage: "plus") { count += 1 }
          Toggle("Pin", systemImage: "pin", isOn: .constant(true))
        }
      }, size: size)
    let add = try host.get(.role(.button, name: "Add"))
    #expect(add.frame.width < 50)
    try add.tap()
    #expect(count == 1)
    #expect(host.displayList.texts.sorted() == ["Page", "Title"])
    try add.hover()
    try host.advance(by: .seconds(1))
    #expect(host.displayList.texts.contains("Add"))
    #expect(try host.get(.label("Pin")).frame.width < 50, "a toggle is a button there")
  }

  @Test("What stands in the middle of a bar leaves the other items their place")
  func barMiddle() throws {
    let host = ViewHost(
      NavigationStack {
        Text("Page").toolbar {
          ToolbarItem(placement: .principal) {
            Picker("Mode", selection: .constant(0)) {
              Text("First").tag(0)
              Text("Second").tag(1)
            }.pickerStyle(.segmented)
          }
          ToolbarItem { Button("A long title of an item") {} }
        }
      }, size: size)
    let second = try host.get(.text("Second")).frame
    let item = try host.get(.text("A long title of an item")).frame
    #expect(second.maxX < item.minX && item.maxX <= 400)
    #expect(try host.get(.text("First")).frame.minX > 0)
  }

  @Test("A selected row is quieter while its list does not have the keyboard")
  func focusOfSelection() throws {
    let host = ViewHost(
      List(selection: .constant("a")) { ForEach(["a", "b"], id: \.self) { Text($0) } }, size: size)
    let before = host.dump(.displayList)
    try host.get(.text("a")).tap()
    #expect(host.dump(.displayList) != before)
  }

  @Test("A divider is a point thick on a desktop and a pixel on a phone, whatever the axis", arguments: [1.0, 2, 3])
  func dividers(scale: Double) {
    func size(_ look: Look, _ view: some View) -> CGSize { ViewHost(view, scale: scale, look: look).size }
    let row = HStack(spacing: 0) {
      Color.red.frame(width: 10, height: 10); Divider()
    }
    let column = VStack(spacing: 0) {
      Color.red.frame(width: 10, height: 10); Divider()
    }
    let either = AnyLayout(HStackLayout(spacing: 0))({
      Color.red.frame(width: 10, height: 10); Divider()
    })
    #expect(size(.desktop, row) == CGSize(width: 11, height: 10) && size(.desktop, column).height == 11)
    #expect(abs(size(.phone, row).width - 10 - 1 / scale) < 1e-9 && size(.phone, row).height == 10)
    #expect(abs(size(.phone, column).height - 10 - 1 / scale) < 1e-9)
    #expect(abs(size(.phone, either).width - 10 - 1 / scale) < 1e-9)
    #expect(abs(size(.phone, row.environment(\.displayScale, 4)).width - 10.25) < 1e-9)
  }

  @Test("Increased contrast makes quiet colours stronger")
  func contrast() throws {
    func line(_ contrast: ColorSchemeContrast) throws -> Int {
      let host = ViewHost(Divider().frame(height: 10), size: CGSize(width: 20, height: 10)) {
        $0.colorSchemeContrast = contrast
      }
      let pixels = try Pixels(host, CGSize(width: 20, height: 10))
      let column = (0..<10).map { pixels[10, $0][3] }
      return column.max()!
    }
    #expect(try line(.increased) > line(.standard))
  }

  @Test("A field in a row of a desktop's form has its title in front, also once it has text (finding 5)")
  func labelledFields() throws {
    func shown(_ view: some View, _ look: Look = .desktop) -> [String] {
      ViewHost(view, size: size, look: look).displayList.texts
    }
    let field = TextField("Amount", text: .constant("12"))
    #expect(shown(Form { field }) == ["Amount", "12"])
    #expect(shown(Form { TextField("Amount", text: .constant(""), prompt: Text("0.00")) }) == ["Amount", "0.00"])
    #expect(shown(Form { TextField("Amount", text: .constant("")) }) == ["Amount"])
    // Text beside it is its label.
    let row = HStack {
      Text("Sum")
      field
    }
    #expect(shown(Form { row }) == ["Sum", "12"])
    #expect(shown(Form { field.labelsHidden() }) == ["12"])
    #expect(shown(List { field }) == ["12"] && shown(field) == ["12"])
    #expect(shown(Form { field }, .phone) == ["12"])
  }

  @Test("A field with its title in front is one element for screen readers, and the whole row takes touches")
  func labelledFieldsAreOne() throws {
    struct Page: View {
      @State private var name = ""
      var body: some View { Form { TextField("Name", text: $name) } }
    }
    let host = ViewHost(Page(), size: size)
    #expect(host.all(.text("Name")).count == 1)
    let field = try host.get(.role(.textField, name: "Name"))
    host.pointer.tap(at: CGPoint(x: field.frame.minX + 3, y: field.frame.midY))
    try field.type("Ada")
    #expect(field.value == "Ada")
    #expect(host.displayList.texts == ["Name", "Ada"])
  }
}
