// SPDX-License-Identifier: MIT

import EspalierPreviewChannel
import Foundation

extension AgentTool {
  /// The tools that change a session's window and environment.
  static let surroundings = [resize, environment]

  static let size = [
    ToolParameter("width", .number(1...PreviewBounds.longestSide), "Points."),
    ToolParameter("height", .number(1...PreviewBounds.longestSide), "Points."),
  ]

  static let values = [
    ToolParameter("look", .choice(["desktop", "phone"]), "The look and the measures of controls and containers."),
    ToolParameter("appearance", .choice(["light", "dark"]), "The colour scheme."),
    ToolParameter("locale", .text, "The identifier of a locale, such as de_DE."),
    ToolParameter("textSize", .choice(SessionScene.textSizes), "The size of texts; large is the standard."),
    ToolParameter("direction", .choice(["leftToRight", "rightToLeft"]), "The direction of the layout."),
    ToolParameter("reduceMotion", .flag, "Whether motion is reduced."),
  ]

  /// A scene with the arguments' values.
  static func scene(_ scene: SessionScene, _ arguments: ToolArguments) throws -> SessionScene {
    var scene = scene
    switch (arguments.number("width"), arguments.number("height")) {
    case (let width?, let height?): scene.size = CGSize(width: width, height: height)
    case (nil, nil): break
    default: throw ToolFailure("width and height go together, in points")
    }
    if let look = arguments.text("look").flatMap(PreviewStage.Look.init) { scene.look = look }
    if let appearance = arguments.text("appearance") { scene.isDark = appearance == "dark" }
    if let locale = arguments.text("locale") {
      guard locale.utf8.count < 100, locale.wholeMatch(of: /[A-Za-z0-9_@=;-]+/) != nil else {
        throw ToolFailure("locale is the identifier of a locale, such as de_DE, not \(locale.debugDescription)")
      }
      scene.locale = locale
    }
    if let size = arguments.text("textSize") { scene.textSize = size }
    if let direction = arguments.text("direction") { scene.isRightToLeft = direction == "rightToLeft" }
    if arguments.has("reduceMotion") { scene.reducesMotion = arguments.flag("reduceMotion") }
    return scene
  }

  private static let resize = ofSession(
    "resize", "Resize", "Changes the size of the window. The state stays.",
    size.map { ToolParameter($0.name, $0.kind, $0.explanation, isRequired: true) }
  ) { arguments, session, call in try session.change(try scene(session.scene, arguments), call) }

  private static let environment = ofSession(
    "environment", "Environment", "Changes values of the window's environment. The state stays.", values
  ) { arguments, session, call in try session.change(try scene(session.scene, arguments), call) }
}
