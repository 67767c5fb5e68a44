// SPDX-License-Identifier: MIT

import SwiftUI

extension NumberTable {
  /// Numbers with which views compute before they draw.
  static var building: [Row] {
    [
      row("arcs") { v in
        Path { path in
          path.addRelativeArc(center: CGPoint(x: v, y: 9), radius: 9, startAngle: .degrees(v), delta: .degrees(v))
          path.addArc(tangent1End: CGPoint(x: v, y: 1), tangent2End: CGPoint(x: 3, y: v), radius: v)
          path.addEllipse(in: CGRect(x: 0, y: 0, width: v, height: 4))
          path.addRoundedRect(in: CGRect(x: 0, y: 0, width: 20, height: v), cornerSize: CGSize(width: v, height: 3))
          path.addLines([CGPoint(x: v, y: v), .zero, CGPoint(x: 3, y: v)])
          path.addQuadCurve(to: CGPoint(x: 3, y: v), control: CGPoint(x: v, y: 0))
          path.closeSubpath()
        }
        .stroke(.red, lineWidth: v)
      },
      row("parts of paths") { v in
        let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 30, height: 20))
        let other = Path(CGRect(x: v, y: 3, width: 9, height: 9))
        path.trimmedPath(from: v, to: 1 - v)
        path.intersection(other).subtracting(
          Path(roundedRect: CGRect(x: 0, y: 0, width: v, height: 9), cornerRadius: v))
        path.lineSubtraction(other).symmetricDifference(path).offsetBy(dx: v, dy: 0)
        Text("\(path.contains(CGPoint(x: v, y: v)) ? 1 : 0) \(path.description.count) \(path.boundingRect.width)")
      },
      row("dashes") { v in
        Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [v])).frame(width: 40)
        Path(ellipseIn: CGRect(x: 0, y: 0, width: 1e6, height: 1e6)).stroke(
          style: StrokeStyle(lineWidth: 1, dash: [v, 1e-9]))
        Circle().stroke(style: StrokeStyle(lineWidth: 3, dash: [2, 1e-12], dashPhase: v)).blur(radius: 1)
        Path(ellipseIn: CGRect(x: 0, y: 0, width: 60, height: 60)).strokedPath(StrokeStyle(dash: [v, v]))
      },
      row("measures in a canvas") { v in
        Canvas { context, size in
          let text = context.resolve(Text("some words"))
          _ = text.measure(in: CGSize(width: v, height: v))
          _ = text.firstBaseline(in: CGSize(width: v, height: v))
          context.draw(text, in: CGRect(x: 0, y: v, width: v, height: 9))
          context.draw(context.resolve(Image(systemName: "star")), in: CGRect(x: 0, y: 0, width: v, height: v))
          context.opacity = v
          context.clipToLayer(opacity: v) { $0.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.red)) }
          context.fill(
            Path(CGRect(x: 0, y: 0, width: 30, height: 30)),
            with: .linearGradient(
              Gradient(colors: [.red, .blue]), startPoint: CGPoint(x: v, y: 0), endPoint: CGPoint(x: 3, y: v)))
          context.fill(
            Path(CGRect(x: 0, y: 0, width: 30, height: 30)),
            with: .conicGradient(Gradient(colors: [.red, .blue]), center: CGPoint(x: v, y: v), angle: .degrees(v)))
          context.fill(
            Path(CGRect(x: 0, y: 0, width: 30, height: 30)),
            with: .radialGradient(
              Gradient(colors: [.red, .blue]), center: .zero, startRadius: v, endRadius: -v))
          context.addFilter(.alphaThreshold(min: v, max: v))
          context.addFilter(.colorMatrix(ColorMatrix()))
          context.addFilter(.hueRotation(.radians(v)))
          context.transform = CGAffineTransform(a: v, b: v, c: v, d: v, tx: v, ty: v)
          context.fill(Path(context.clipBoundingRect), with: .color(.red))
        }
      },
      row("springs") { v in
        let spring = Spring(duration: v, bounce: v)
        let other = Spring(mass: v, stiffness: v, damping: v)
        Text("\(spring.value(target: v, time: v)) \(other.settlingDuration) \(UnitCurve.easeIn.value(at: v))")
        Text("\(UnitCurve.bezier(startControlPoint: UnitPoint(x: v, y: v), endControlPoint: .bottom).velocity(at: v))")
      },
      row("keyframe timelines") { v in
        let timeline = KeyframeTimeline(initialValue: v) {
          LinearKeyframe(v, duration: v)
          CubicKeyframe(1, duration: 0.5)
          MoveKeyframe(v)
        }
        Text("\(timeline.duration) \(timeline.value(time: v)) \(timeline.value(progress: v))")
      },
      row("mixtures") { v in
        Color.red.mix(with: .blue, by: v).opacity(v)
        Text("\(Color.Resolved(red: Float(v), green: 0, blue: 0, opacity: Float(v)))")
      },
      row("custom fonts") { v in
        Text("a").font(.custom("Some font", size: v)).fontWidth(.condensed)
        Text("a").font(.custom("Some font", fixedSize: v)).dynamicTypeSize(.accessibility5)
      },
      row("drawn images") { v in
        Image(size: CGSize(width: v, height: 3)) {
          $0.fill(Path(CGRect(x: 0, y: 0, width: v, height: 3)), with: .color(.red))
        }
        Image(systemName: "speaker.wave.3", variableValue: v).resizable(
          capInsets: EdgeInsets(top: v, leading: v, bottom: v, trailing: v), resizingMode: .tile)
      },
      row("parts of a container") { v in
        let number = Int(exactly: v.isFinite ? v.rounded() : 0) ?? .min
        ScrollView(.horizontal) {
          Color.red.containerRelativeFrame(.horizontal, count: number, span: number, spacing: v)
        }
      },
    ]
  }

  /// Numbers in views that come, go, or lie in front.
  static var presentations: [Row] {
    [
      row("transitions") { v in
        words.transition(.offset(x: v, y: v).combined(with: .scale(scale: v, anchor: UnitPoint(x: v, y: 0))))
        words.transition(.push(from: .leading).animation(.linear(duration: v)))
      },
      row("sheet") { v in
        words.sheet(isPresented: .constant(true)) {
          Text("sheet").presentationDetents([.height(v), .fraction(v)]).presentationCornerRadius(v)
        }
      },
      row("popover") { v in
        words.popover(
          isPresented: .constant(true), attachmentAnchor: .rect(.rect(CGRect(x: v, y: 0, width: v, height: v)))
        ) { Text("popover").frame(width: v) }
      },
      row("inspector") { v in
        words.inspector(isPresented: .constant(true)) { Text("i").inspectorColumnWidth(min: v, ideal: v, max: v) }
      },
      row("matched geometry") { Matched(number: $0) },
      row("visual effects") { v in
        ScrollView {
          words.visualEffect { content, geometry in
            content.offset(x: v * geometry.size.width).scaleEffect(v).blur(radius: v).opacity(v).rotationEffect(
              .degrees(v))
          }
          .scrollTransition { content, phase in content.scaleEffect(v * phase.value) }
        }
        .defaultScrollAnchor(UnitPoint(x: v, y: v))
      },
      row("symbol effects") { v in
        Image(systemName: "star").symbolEffect(.pulse, options: .speed(v).repeat(.max))
      },
      row("gestures") { v in
        words.gesture(DragGesture(minimumDistance: v)).gesture(MagnifyGesture(minimumScaleDelta: v))
          .gesture(RotateGesture(minimumAngleDelta: .degrees(v))).hoverEffect().contentShape(Circle().inset(by: v))
      },
      row("priorities of reading") { v in
        VStack {
          words.accessibilitySortPriority(v)
          words.accessibilitySortPriority(-v)
          words.accessibilityValue(Text(v, format: .number))
        }
      },
      row("grid of days") { v in
        let number = Int(exactly: v.isFinite ? v.rounded() : 0) ?? .max
        MultiDatePicker("d", selection: .constant([DateComponents(year: number, month: number, day: number)]))
      },
      row("window sizes") { v in
        words.frame(minWidth: v, maxWidth: .infinity).navigationTitle("t").toolbar { Text("x").frame(width: v) }
      },
    ]
  }

  private struct Matched: View {
    let number: CGFloat
    @Namespace private var space
    var body: some View {
      ZStack {
        Color.red.frame(width: number, height: 3)
          .matchedGeometryEffect(id: 1, in: space, anchor: UnitPoint(x: number, y: 0))
        Text("a").matchedGeometryEffect(id: 1, in: space, properties: .position, anchor: .bottom, isSource: false)
      }
    }
  }
}
