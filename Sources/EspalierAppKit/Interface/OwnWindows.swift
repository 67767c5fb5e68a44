// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierApps
import EspalierContent
import EspalierCore
import EspalierPrimitives
import Foundation

/// The windows that a program makes itself, with the content of their view or controller.
@MainActor
enum OwnWindows {
  /// Opens a window; nil, with a warning, if no windows run, or if it has no content.
  static func open(_ window: NSWindow, size: CGSize) -> (any ProgramWindow)? {
    guard let program = RunningPrograms.current else {
      Diagnostics.warn(
        "NSWindow: the program has no windows, so \"\(window.title)\" is not shown.", subject: "NSWindow")
      return nil
    }
    let content =
      window.contentViewController.map { OwnedView.content(of: $0) }
      ?? window.contentView.map { OwnedView.content(of: $0) }
    guard let content else {
      Diagnostics.warn("NSWindow: \"\(window.title)\" has no contentView, so it is not shown.", subject: "NSWindow")
      return nil
    }
    return program.openWindow(OwnWindow(content, title: window.title, size: size))
  }
}

@MainActor
private final class OwnWindow: WindowSource {
  let settings: WindowSettings
  let id: String? = nil
  let title: Text?
  let isSingle = true
  let isSettings = false
  let valueType: Any.Type? = nil
  private let content: AnyView

  init(_ content: AnyView, title: String, size: CGSize) {
    self.content = AnyView(content.inWindow())
    self.title = title.isEmpty ? nil : Text(verbatim: title)
    var settings = WindowSettings()
    if size.width > 0, size.height > 0 { settings.defaultSize = size }
    settings.restorationBehavior = .disabled
    self.settings = settings
  }

  func makeViews(_ inputs: _ViewInputs) -> _ViewOutputs {
    AnyView._makeView(view: _GraphValue(.input(content)), inputs: inputs)
  }
}
