// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore
import EspalierInteraction
import EspalierNumbers
import EspalierPreviewChannel
import EspalierPrimitives
import Foundation
import SwiftUI

/// The picture of a stage, which receives its input.
struct StageView: View {
  let picture: StagePicture
  let model: PreviewModel
  @State private var isPressed = false
  @State private var pointer: CGPoint?
  @FocusState private var hasKeyboard: Bool

  var body: some View {
    ZStack(alignment: .topLeading) {
      // A stage without a size is as large as its picture.
      if let size { Color.clear.frame(width: size.width * zoom, height: size.height * zoom) }
      picture.image
    }
    .contentShape(Rectangle())
    .modifier(
      WheelAndButtons {
        scroll(by: $0)
      } secondaryPress: {
        secondaryPress()
      }
    )
    .gesture(
      DragGesture(minimumDistance: 0)
        .onChanged { moved(to: $0.location) }
        .onEnded { ended(at: $0.location) }
    )
    .onContinuousHover { hover($0) }
    .pointerStyle(picture.pointerStyle.flatMap(PointerStyle.named))
    .focusable()
    .focused($hasKeyboard)
    .focusEffectDisabled()
    .onKeyPress(phases: .all) { press($0) }
    .onAppear { if model.isApp { hasKeyboard = true } }
    .accessibilityLabel("\(picture.stage.preview), \(picture.stage.isDark ? "dark" : "light")")
  }

  private var size: CGSize? { picture.stage.size }
  private var zoom: Double { model.zoom(of: size) }

  private func place(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x / zoom, y: point.y / zoom) }

  private func moved(to point: CGPoint) {
    hasKeyboard = true
    model.send(isPressed ? .move(place(point), modifiers: 0) : .press(place(point), modifiers: 0), to: picture)
    isPressed = true
  }

  private func ended(at point: CGPoint) {
    isPressed = false
    model.send(.release(place(point), modifiers: 0), to: picture)
  }

  private func hover(_ phase: HoverPhase) {
    pointer =
      switch phase {
      case .active(let point): place(point)
      case .ended: nil
      }
    model.send(.hover(pointer), to: picture)
  }

  /// Scrolls the stage. Returns the rest of the displacement, which moves the window's own content.
  private func scroll(by delta: CGSize) -> CGSize {
    guard picture.scrolls, let pointer else { return delta }
    model.send(.scroll(delta, at: pointer), to: picture)
    return .zero
  }

  private func secondaryPress() {
    if let pointer { model.send(.secondaryPress(pointer), to: picture) }
  }

  private func press(_ press: KeyPress) -> KeyPress.Result {
    // The window's own keys, which come a second time as the control key's.
    if !press.modifiers.isDisjoint(with: [.command, .control]), ["w", "q"].contains(press.key.character) {
      return .ignored
    }
    model.send(
      .key(String(press.key.character), characters: press.characters, modifiers: press.modifiers.rawValue), to: picture)
    return .handled
  }
}

extension PointerStyle {
  fileprivate static func named(_ name: String) -> PointerStyle? {
    let all: [PointerStyle] = [
      .default, .horizontalText, .verticalText, .rectSelection, .grabIdle, .grabActive, .link, .zoomIn, .zoomOut,
      .columnResize, .rowResize,
    ]
    return all.first { $0.name == name }
  }
}
