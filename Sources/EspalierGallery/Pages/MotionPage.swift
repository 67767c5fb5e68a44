// SPDX-License-Identifier: MIT

import SwiftUI

extension Page {
  /// A film strip for every kind of animation.
  static var motion: Page {
    Page("Motion") {
      for (name, animation) in animations {
        FilmStrip(name, width: 110, height: 44, at: [0, 0.1, 0.25, 0.5, 1]) {
          Switch(animation) { isOn in Ball().frame(maxWidth: .infinity, alignment: isOn ? .trailing : .leading) }
        }
      }
      for (name, transition) in transitions {
        FilmStrip("in and out: " + name, width: 90, height: 70, at: [0, 0.25, 0.5, 1.0, 1.3, 1.6]) {
          Switch(.linear(duration: 1), goesBackAfter: 1.05) { isOn in
            ZStack { if isOn { Card().transition(transition) } }.frame(maxWidth: .infinity, maxHeight: .infinity)
          }
        }
      }
      FilmStrip("matched geometry", width: 150, height: 110, at: [0, 0.2, 0.4, 0.6, 0.8, 1]) {
        Switch(.linear(duration: 1)) { Hero(isLarge: $0) }
      }
      FilmStrip("matched geometry: a mark", width: 150, height: 50, at: [0, 0.25, 0.5, 0.75, 1]) {
        Switch(.linear(duration: 1)) { Tabs(selection: $0 ? 2 : 0) }
      }
      FilmStrip("geometry group", width: 150, height: 60, at: [0, 0.5, 1]) {
        Switch(.linear(duration: 1)) { isOn in
          HStack {
            Ball()
            Text("as one").font(.caption)
          }
          .geometryGroup().frame(maxWidth: .infinity, alignment: isOn ? .trailing : .leading)
        }
      }
      FilmStrip("phases", width: 90, height: 70, at: [0, 0.25, 0.5, 0.75, 1, 1.25, 1.5]) {
        Switch(nil) { isOn in
          Card().phaseAnimator([0.0, -20, 20], trigger: isOn) { content, angle in
            content.rotationEffect(.degrees(angle)).scaleEffect(angle == 0 ? 1 : 1.2)
          } animation: { _ in
            .linear(duration: 0.5)
          }
        }
      }
      FilmStrip("keyframes", width: 90, height: 100, at: [0, 0.2, 0.4, 0.6, 0.8, 1, 1.2]) {
        Switch(nil) { Bounce(trigger: $0) }
      }
      FilmStrip("timeline", width: 70, height: 60, at: [0, 0.1, 0.2, 0.3]) {
        Clockwork()
      } action: { _ in
      }
      for (name, transition) in contentTransitions {
        FilmStrip("content: " + name, width: 90, height: 44, at: [0, 0.25, 0.5, 0.75, 1]) {
          Switch(.linear(duration: 1)) { isOn in
            Text(isOn ? "1,204" : "1,199").font(.title2).monospacedDigit().contentTransition(transition)
          }
        }
      }
    }
  }

  private static var animations: [(String, Animation)] {
    [
      ("linear", .linear(duration: 0.5)), ("easeIn", .easeIn(duration: 0.5)), ("easeOut", .easeOut(duration: 0.5)),
      ("easeInOut", .easeInOut(duration: 0.5)), ("timingCurve", .timingCurve(0.7, -0.6, 0.3, 1.6, duration: 0.5)),
      ("circularEaseIn", .timingCurve(.circularEaseIn, duration: 0.5)), ("default", .default), ("spring", .spring),
      ("smooth", .smooth), ("snappy", .snappy), ("bouncy", .bouncy),
      ("spring, bounce 0.6", .spring(duration: 0.5, bounce: 0.6)),
      ("interactiveSpring", .interactiveSpring),
      ("interpolatingSpring", .interpolatingSpring(stiffness: 170, damping: 8)),
      ("delay", .linear(duration: 0.5).delay(0.2)), ("speed", .linear(duration: 0.5).speed(2)),
      ("repeatCount(2)", .linear(duration: 0.4).repeatCount(2)),
      ("repeatForever", .linear(duration: 0.2).repeatForever()),
      ("repeatForever, not reversed", .linear(duration: 0.2).repeatForever(autoreverses: false)),
    ]
  }

  private static var transitions: [(String, AnyTransition)] {
    [
      ("opacity", .opacity), ("slide", .slide), ("scale", .scale), ("scale 0.5", .scale(scale: 0.5, anchor: .bottom)),
      ("move(top)", .move(edge: .top)), ("move(trailing)", .move(edge: .trailing)), ("push", .push(from: .bottom)),
      ("offset", .offset(x: 20, y: 20)), ("blurReplace", AnyTransition(.blurReplace)),
      ("blurReplace(upUp)", AnyTransition(.blurReplace(.upUp))), ("identity", .identity),
      ("asymmetric", .asymmetric(insertion: .scale, removal: .move(edge: .bottom))),
      ("combined", .move(edge: .leading).combined(with: .opacity)), ("of one's own", AnyTransition(Turn())),
    ]
  }

  private static var contentTransitions: [(String, ContentTransition)] {
    [
      ("identity", .identity), ("opacity", .opacity), ("interpolate", .interpolate), ("numericText", .numericText()),
      ("numericText, down", .numericText(countsDown: true)),
    ]
  }
}

private struct Turn: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.rotationEffect(.degrees(phase.value * 90)).opacity(phase.isIdentity ? 1 : 0)
  }
}

private struct Ball: View {
  var body: some View { Circle().fill(.blue).frame(width: 20, height: 20) }
}

private struct Card: View {
  var body: some View { RoundedRectangle(cornerRadius: 6).fill(.orange).frame(width: 44, height: 30) }
}

/// Turns a state on by a tap on `Go`, and off again after `backDelay`, if given.
private struct Switch<Content: View>: View {
  @State private var isOn = false
  private let animation: Animation?
  private let backDelay: Double?
  private let content: (Bool) -> Content

  init(_ animation: Animation?, goesBackAfter delay: Double? = nil, @ViewBuilder content: @escaping (Bool) -> Content) {
    self.animation = animation
    backDelay = delay
    self.content = content
  }

  var body: some View {
    content(isOn).frame(maxWidth: .infinity, maxHeight: .infinity)
      .overlay(alignment: .bottomTrailing) {
        Color.clear.frame(width: 0, height: 0).offset(x: timer)
        Text("Go").font(.caption2).foregroundStyle(.tertiary).onTapGesture(perform: go)
      }
      .clipped()
  }

  private func go() {
    guard let backDelay else { return withAnimation(animation) { isOn = true } }
    withAnimation(animation) { isOn = true }
    // An animation has to run for that time, though it is not visible.
    withAnimation(.linear(duration: backDelay)) {
      timer += 1
    } completion: {
      withAnimation(animation) { isOn = false }
    }
  }

  @State private var timer = 0.0
}

private struct Hero: View {
  let isLarge: Bool
  @Namespace private var space
  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      if isLarge {
        RoundedRectangle(cornerRadius: 8).fill(.red).matchedGeometryEffect(id: "hero", in: space)
          .frame(width: 100, height: 70).padding(.leading, 40).padding(.top, 30)
      } else {
        RoundedRectangle(cornerRadius: 8).fill(.blue).matchedGeometryEffect(id: "hero", in: space)
          .frame(width: 30, height: 20)
      }
    }
  }
}

private struct Tabs: View {
  let selection: Int
  @Namespace private var space
  var body: some View {
    HStack(spacing: 12) {
      ForEach(Array(["One", "Two", "Three"].enumerated()), id: \.offset) { index, title in
        Text(title).font(.caption).padding(4).matchedGeometryEffect(id: index, in: space)
      }
    }
    .background { Capsule().fill(.teal.opacity(0.4)).matchedGeometryEffect(id: selection, in: space, isSource: false) }
  }
}

private struct Bounce: View {
  let trigger: Bool
  private struct Pose { var y = 0.0, stretch = 1.0 }
  var body: some View {
    Ball().keyframeAnimator(initialValue: Pose(), trigger: trigger) { content, pose in
      content.scaleEffect(y: pose.stretch, anchor: .bottom).offset(y: pose.y)
    } keyframes: { _ in
      KeyframeTrack(\.stretch) {
        CubicKeyframe(0.7, duration: 0.2)
        CubicKeyframe(1.3, duration: 0.2)
        CubicKeyframe(1, duration: 0.3)
        SpringKeyframe(1, duration: 0.5, spring: .bouncy)
      }
      KeyframeTrack(\.y) {
        LinearKeyframe(0, duration: 0.2)
        CubicKeyframe(-30, duration: 0.3)
        SpringKeyframe(0, spring: .bouncy)
      }
    }
    .offset(y: 20)
  }
}

private struct Clockwork: View {
  @State private var start: Date?
  var body: some View {
    TimelineView(.animation) { context in
      let seconds = context.date.timeIntervalSince(start ?? context.date)
      Capsule().fill(.primary).frame(width: 4, height: 24).offset(y: -12).rotationEffect(.degrees(seconds * 360))
        .onAppear { start = context.date }
    }
  }
}
