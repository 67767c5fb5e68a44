// SPDX-License-Identifier: MIT

import EspalierDrawing
import SwiftUI
import ViewTesting

/// A part of a page, shown under its name.
@MainActor
protocol Exhibit {
  var name: String { get }
  /// Draws the exhibit anew, in a host of its own: one frame, or several side by side.
  func frames(in mode: Mode) throws -> [Frame]
}

/// The content of a host at one moment.
struct Frame {
  var list: DisplayList
  var size: CGSize
  /// The text below the frame; in a film strip the frame's time.
  var caption: String?
  var background: ResolvedColor
}

/// A view at rest.
struct Picture: Exhibit {
  let name: String
  private let size: CGSize?
  private let content: () -> AnyView

  /// - Parameter size: points; nil takes the view's ideal size.
  init(_ name: String, size: CGSize? = nil, @ViewBuilder content: @escaping () -> some View) {
    self.name = name
    self.size = size
    self.content = { AnyView(content()) }
  }

  init(_ name: String, width: CGFloat, height: CGFloat, @ViewBuilder content: @escaping () -> some View) {
    self.init(name, size: CGSize(width: width, height: height), content: content)
  }

  func frames(in mode: Mode) throws -> [Frame] {
    let host = ViewHost(content(), size: size, look: mode.look, environment: mode.apply)
    return [Frame(host, caption: nil)]
  }
}

/// A view in motion: frames at given times after an action.
struct FilmStrip: Exhibit {
  let name: String
  private let size: CGSize
  private let times: [Double]
  private let content: () -> AnyView
  private let action: (ViewHost<AnyView>) throws -> Void

  /// - Parameters:
  ///   - times: seconds since `action`, ascending.
  ///   - action: Starts the motion; a tap on the text `Go` by default.
  init(
    _ name: String, width: CGFloat, height: CGFloat, at times: [Double],
    @ViewBuilder content: @escaping () -> some View,
    action: @escaping (ViewHost<AnyView>) throws -> Void = { try $0.get(.text("Go")).tap() }
  ) {
    self.name = name
    size = CGSize(width: width, height: height)
    self.times = times
    self.content = { AnyView(content()) }
    self.action = action
  }

  func frames(in mode: Mode) throws -> [Frame] {
    let host = ViewHost(content(), size: size, look: mode.look, environment: mode.apply)
    try action(host)
    try host.update()
    var now = 0.0
    return try times.map { time in
      try host.advance(by: .seconds(time - now))
      now = time
      return Frame(host, caption: "\(time) s")
    }
  }
}

extension Frame {
  @MainActor
  init(_ host: ViewHost<AnyView>, caption: String?) {
    self.init(list: host.displayList, size: host.size, caption: caption, background: host.graph.backgroundColor)
  }
}
