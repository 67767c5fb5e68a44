// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI

/// Modifiers and views that take a number, by name.
@MainActor
enum NumberTable {
  typealias Row = (name: String, view: (CGFloat) -> AnyView)

  static func row(_ name: String, @ViewBuilder _ view: @escaping (CGFloat) -> some View) -> Row {
    (name, { AnyView(view($0)) })
  }

  static var words: Text { Text("Some words") }

  static var layout: [Row] {
    [
      row("frame") { words.frame(width: $0, height: $0) },
      row("flexible frame") {
        words.frame(minWidth: $0, idealWidth: $0, maxWidth: $0, minHeight: $0, idealHeight: $0, maxHeight: $0)
      },
      row("padding") { words.padding($0).padding(EdgeInsets(top: $0, leading: -$0, bottom: $0, trailing: $0)) },
      row("offset, position") { v in
        ZStack {
          words.offset(x: v, y: -v)
          words.position(x: v, y: v)
        }
      },
      row("stacks") { v in
        VStack(spacing: v) {
          words.layoutPriority(v).zIndex(v)
          HStack(spacing: v) { ForEach(0..<3) { _ in Color.red } }
        }
      },
      row("Grid") { v in
        Grid(horizontalSpacing: v, verticalSpacing: v) {
          GridRow {
            Color.red.frame(width: v)
            words.gridCellAnchor(UnitPoint(x: v, y: v))
          }
        }
      },
      row("aspect ratio") { Color.red.aspectRatio($0, contentMode: .fit).aspectRatio($0, contentMode: .fill) },
      row("alignment guide") { v in
        VStack(alignment: .leading) {
          words.alignmentGuide(.leading) { _ in v }
          words
        }
      },
      row("safe area") { v in
        words.safeAreaPadding(v).safeAreaInset(edge: .top, spacing: v) { Color.red.frame(height: v) }
      },
      row("geometry") { v in GeometryReader { Color.red.frame(width: $0.size.width * v, height: $0.size.height / v) } },
      row("fitting") { v in
        ViewThatFits {
          Color.red.frame(width: v)
          words
        }
      },
      row("overlay, mask") { v in
        Color.red.overlay(alignment: .topLeading) { words.frame(width: v) }.background { Color.blue.padding(v) }
          .mask { Circle().frame(width: v) }
      },
      row("relative frame") { v in
        ScrollView { Color.red.containerRelativeFrame(.vertical) { length, _ in length * v } }
      },
    ]
  }

  static var scrolling: [Row] {
    [
      row("scroll view") { v in
        ScrollView([.horizontal, .vertical]) { Color.red.frame(width: v, height: v) }.contentMargins(v)
      },
      row("lazy stack") { v in
        ScrollView { LazyVStack(spacing: v) { ForEach(0..<40) { Text("\($0)").frame(height: v) } } }
      },
      row("lazy row") { v in
        ScrollView(.horizontal) { LazyHStack(spacing: v) { ForEach(0..<40) { Text("\($0)").frame(minWidth: v) } } }
      },
      row("lazy grid") { v in
        LazyVGrid(
          columns: [
            GridItem(.adaptive(minimum: v, maximum: v), spacing: v), GridItem(.fixed(v)),
            GridItem(.flexible(minimum: v, maximum: v)),
          ], spacing: v
        ) { ForEach(0..<9) { Text("\($0)").frame(height: v) } }
      },
      row("list") { v in
        List {
          ForEach(0..<6) {
            Text("\($0)").frame(height: v).listRowInsets(EdgeInsets(top: v, leading: v, bottom: v, trailing: v))
          }
        }
        .listRowSpacing(v).environment(\.defaultMinListRowHeight, v)
      },
      row("list of layouts") { v in
        List { ForEach(0..<6) { Text("\($0)").modifier(Length(length: v)) } }
      },
      row("form") { v in
        Form {
          Section {
            words.frame(height: v)
          } header: {
            words.padding(v)
          }
          Slider(value: .constant(v))
        }
      },
      row("table") { v in
        Table(Array(0..<4).map { NumberedItem(id: $0) }) {
          TableColumn("A") { Text("\($0.id)").frame(height: v) }.width(v)
          TableColumn("B") { Text("\($0.id)") }.width(min: v, ideal: v, max: v)
        }
      },
      row("scroll position") { v in
        ScrollView { Color.red.frame(height: 500) }.scrollPosition(
          .constant(ScrollPosition(point: CGPoint(x: v, y: v))))
      },
      row("split view") { v in
        NavigationSplitView {
          words.navigationSplitViewColumnWidth(min: v, ideal: v, max: v)
        } detail: {
          words
        }
      },
    ]
  }

  static var drawing: [Row] {
    [
      row("scale, rotation") { words.scaleEffect($0).rotationEffect(.degrees($0)).scaleEffect(x: 1, y: $0) },
      row("rotation in space") {
        words.rotation3DEffect(.degrees($0), axis: (x: $0, y: 1, z: 0), anchorZ: $0, perspective: $0)
      },
      row("transform") {
        words.transformEffect(CGAffineTransform(a: $0, b: 0, c: $0, d: 1, tx: $0, ty: -$0)).projectionEffect(
          ProjectionTransform(CATransform3DMakeScale($0, $0, 1)))
      },
      row("blur") { words.blur(radius: $0).blur(radius: $0, opaque: true) },
      row("shadow") { words.shadow(radius: $0, x: $0, y: -$0) },
      row("shadow style") { Circle().fill(.red.shadow(.drop(radius: $0, x: $0)).shadow(.inner(radius: $0, y: $0))) },
      row("opacity, colours") {
        words.opacity($0).hueRotation(.degrees($0)).saturation($0).brightness($0).contrast($0).grayscale($0)
      },
      row("corners") { words.cornerRadius($0).clipShape(RoundedRectangle(cornerRadius: $0).inset(by: $0)) },
      row("uneven corners") {
        UnevenRoundedRectangle(topLeadingRadius: $0, bottomLeadingRadius: 3, bottomTrailingRadius: $0)
      },
      row("border") { words.border(.red, width: $0) },
      row("stroke") {
        Circle().stroke(.red, style: StrokeStyle(lineWidth: $0, miterLimit: $0, dash: [$0, 3, $0], dashPhase: $0))
      },
      row("stroke border") { Capsule().strokeBorder(.red, lineWidth: $0).frame(width: 40) },
      row("trim") { Circle().trim(from: $0, to: 1).stroke(.red, lineWidth: 4) },
      row("linear gradient") {
        LinearGradient(
          stops: [.init(color: .red, location: $0), .init(color: .blue, location: 1)],
          startPoint: UnitPoint(x: $0, y: 0), endPoint: .bottom)
      },
      row("radial gradient") {
        RadialGradient(colors: [.red, .blue], center: UnitPoint(x: 0, y: $0), startRadius: $0, endRadius: $0 + 1)
      },
      row("angular gradient") {
        AngularGradient(
          colors: [.red, .blue, .red], center: .center, startAngle: .degrees($0), endAngle: .degrees(-$0))
      },
      row("elliptical gradient") {
        EllipticalGradient(colors: [.red, .blue], startRadiusFraction: $0, endRadiusFraction: $0)
      },
      row("mesh") { v in
        MeshGradient(
          width: 2, height: 2, points: [[Float(v), 0], [1, 0], [0, Float(v)], [1, 1]],
          colors: [.red, .blue, .red, .blue])
      },
      row("colour") { Color(red: $0, green: -$0, blue: $0, opacity: $0).frame(width: 10) },
      row("colour of hue") { Color(hue: $0, saturation: $0, brightness: $0) },
      row("path") { v in
        Path { path in
          path.move(to: CGPoint(x: v, y: 0))
          path.addLine(to: CGPoint(x: 3, y: v))
          path.addArc(
            center: CGPoint(x: 9, y: v), radius: v, startAngle: .degrees(v), endAngle: .degrees(40), clockwise: true)
          path.addCurve(to: .zero, control1: CGPoint(x: v, y: v), control2: CGPoint(x: 1, y: 1))
        }
        .fill(.red)
      },
      row("path operations") { v in
        let path = Path(CGRect(x: v, y: 0, width: 9, height: v))
        path.union(Path(ellipseIn: CGRect(x: 0, y: v, width: v, height: 9))).strokedPath(StrokeStyle(lineWidth: v))
      },
      row("canvas") { v in
        Canvas { context, _ in
          context.fill(Path(CGRect(x: v, y: v, width: v, height: v)), with: .color(.red))
          context.clip(to: Path(ellipseIn: CGRect(x: 0, y: 0, width: v, height: v)))
          context.scaleBy(x: v, y: 1)
          context.translateBy(x: v, y: 0)
          context.rotate(by: .degrees(v))
          context.addFilter(.blur(radius: v))
          context.addFilter(.shadow(radius: v, x: v))
          context.draw(Text("x"), at: CGPoint(x: v, y: v))
          context.stroke(Path(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.red), lineWidth: v)
          context.drawLayer { $0.fill(Path(CGRect(x: 0, y: 0, width: v, height: 4)), with: .color(.blue)) }
        }
      },
      row("image") { Image(systemName: "star").resizable().frame(width: $0, height: 10) },
      row("image size") { Image(systemName: "star").font(.system(size: $0)).imageScale(.large) },
      row("image paint") {
        Rectangle().fill(
          ImagePaint(image: Image(systemName: "star"), sourceRect: CGRect(x: $0, y: 0, width: 1, height: $0), scale: $0)
        )
      },
      row("container shape") { v in
        ContainerRelativeShape().inset(by: v).fill(.red).containerShape(RoundedRectangle(cornerRadius: v))
      },
    ]
  }

  static var text: [Row] {
    [
      row("font") { Text("a").font(.system(size: $0)) },
      row("spacing of letters") { Text("abc").kerning($0).tracking($0).baselineOffset($0) },
      row("spacing of lines") { Text("abc\ndef").lineSpacing($0) },
      row("minimum scale") { Text("abc abc abc").minimumScaleFactor($0).lineLimit(1).frame(width: 20) },
      row("formats") { v in
        VStack {
          Text(v.formatted())
          Text(Double(v), format: .percent)
          Text("\(v, specifier: "%.2f")")
          Text("\(Int(exactly: v.isFinite ? v.rounded() : 0) ?? 3)")
        }
      },
      row("dates") { v in
        VStack {
          Text(Date(timeIntervalSince1970: v), style: .timer)
          Text(Date(timeIntervalSince1970: v), style: .relative)
          Text(Date(timeIntervalSince1970: v), style: .offset)
          Text(Date(timeIntervalSince1970: v), style: .date)
          Text(Date(timeIntervalSince1970: v), style: .time)
        }
      },
      row("date formats") { v in
        VStack {
          Text(.currentDate, format: .stopwatch(startingAt: Date(timeIntervalSince1970: v)))
          Text(.currentDate, format: .offset(to: Date(timeIntervalSince1970: v)))
          Text(.currentDate, format: .reference(to: Date(timeIntervalSince1970: v)))
          Text(.durationOffset(to: Date(timeIntervalSince1970: v)), format: .time(pattern: .hourMinuteSecond))
          Text(DateInterval(start: Date(timeIntervalSince1970: v), duration: 5))
        }
      },
      row("text field") { v in TextField("a", value: .constant(Double(v)), format: .number).frame(width: v) },
      row("text editor") { v in TextEditor(text: .constant("some\nlines")).lineSpacing(v).frame(height: v) },
    ]
  }

  static var controls: [Row] {
    [
      row("Slider") { v in Slider(value: .constant(v), in: 0...1) },
      row("Slider with steps") { v in Slider(value: .constant(1), in: 0...3, step: v) },
      row("Slider of bounds") { v in Slider(value: .constant(v), in: bounds(v)) },
      row("ProgressView") { v in ProgressView(value: v, total: 1) },
      row("ProgressView of total") { v in ProgressView(value: 1, total: v).progressViewStyle(.circular) },
      row("Gauge") { v in Gauge(value: v) { Text("g") } },
      row("Gauge of bounds") { v in
        Gauge(value: v, in: bounds(v)) { Text("g") }.gaugeStyle(.accessoryCircular)
      },
      row("Stepper") { v in Stepper("s", value: .constant(v), in: -5...5, step: v) },
      row("DatePicker") { v in DatePicker("d", selection: .constant(Date(timeIntervalSinceReferenceDate: v))) },
      row("graphical DatePicker") { v in
        DatePicker("d", selection: .constant(Date(timeIntervalSinceReferenceDate: v))).datePickerStyle(.graphical)
      },
      row("bounded DatePicker") { v in
        DatePicker("d", selection: .constant(.now), in: Date(timeIntervalSinceReferenceDate: v.isNaN ? 0 : v)...)
      },
      row("Picker of numbers") { v in
        Picker("p", selection: .constant(v)) {
          Text("a").tag(v)
          Text("b").tag(-v)
        }
        .pickerStyle(.segmented)
      },
      row("timeline") { v in
        TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: v), by: 1)) { Text($0.date, style: .time) }
        TimelineView(.periodic(from: .now, by: v)) { Text($0.date, style: .time) }
        TimelineView(.animation(minimumInterval: v)) { Text($0.date, style: .time) }
        TimelineView(.explicit([Date(timeIntervalSinceReferenceDate: v)])) { Text($0.date, style: .time) }
      },
      row("ColorPicker") { v in ColorPicker("c", selection: .constant(Color(red: v, green: v, blue: 0))) },
      row("control size") { v in Button("b") {}.controlSize(.large).frame(width: v) },
      row("swipe") { v in words.gesture(LongPressGesture(minimumDuration: v, maximumDistance: v)) },
      row("phases") { v in
        PhaseAnimator([0, v]) {
          Color.red.opacity($0)
        } animation: { _ in
          .linear(duration: v)
        }
      },
      row("keyframes") { v in
        KeyframeAnimator(initialValue: v, repeating: true) {
          Color.red.frame(width: 10).offset(x: $0)
        } keyframes: { _ in
          LinearKeyframe(v, duration: v)
          SpringKeyframe(1, duration: 0.1)
        }
      },
    ]
  }

  private static func bounds(_ number: CGFloat) -> ClosedRange<CGFloat> {
    number.isNaN ? 0...1 : min(number, 0)...max(number, 0)
  }

  /// A view whose layout answers with a length.
  struct Length: ViewModifier {
    let length: CGFloat
    func body(content: Content) -> some View { Answering(length: length) { content } }
  }

  private struct Answering: Layout {
    var length: CGFloat
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: length, height: length)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for subview in subviews {
        subview.place(at: CGPoint(x: length, y: length), proposal: ProposedViewSize(width: length, height: length))
      }
    }
  }

  static var all: [Row] { layout + scrolling + drawing + text + controls + building + presentations }
}
