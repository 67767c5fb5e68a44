// SPDX-License-Identifier: MIT

import EspalierCore

/// Dismisses the container of a view: the page of a navigation stack, a sheet, a popover, else the window.
public struct DismissAction {
  private let action: (@MainActor () -> Void)?
  /// Whether the action closes a window, which is not a presentation.
  private let closesWindow: Bool

  package init(_ action: (@MainActor () -> Void)?, closesWindow: Bool = false) {
    self.action = action
    self.closesWindow = closesWindow
  }

  /// Does nothing if there is nothing to dismiss.
  @MainActor @preconcurrency public func callAsFunction() { action?() }

  package var canDismiss: Bool { action != nil && !closesWindow }
}

/// The value of `presentationMode`; the older form of `dismiss` and `isPresented`.
public struct PresentationMode {
  /// Whether the view is in a presentation.
  public fileprivate(set) var isPresented: Bool
  private var isDismissed = false

  fileprivate init(isPresented: Bool) { self.isPresented = isPresented }

  /// Dismisses the page or the sheet.
  public mutating func dismiss() { isDismissed = true }

  fileprivate var wantsToGo: Bool { isDismissed }
}

extension EnvironmentValues {
  /// Dismisses the page or the presentation that contains the view; without one, closes the window.
  @EnvironmentEntry public package(set) var dismiss: DismissAction = DismissAction(nil)

  /// Whether the view is in a page or a presentation that can be dismissed.
  public var isPresented: Bool { dismiss.canDismiss }

  /// A binding to the presentation that contains the view: `presentationMode.wrappedValue.dismiss()`.
  public var presentationMode: Binding<PresentationMode> {
    nonisolated(unsafe) let dismiss = dismiss  // bindings are written on the main actor
    return Binding(
      get: { PresentationMode(isPresented: dismiss.canDismiss) },
      set: { mode in if mode.wantsToGo { MainActor.assumeIsolated { dismiss() } } })
  }
}

extension View {
  /// Sets the effect of `dismiss` in this view.
  package nonisolated func dismissAction(_ action: (@MainActor () -> Void)?) -> some View {
    environment(\.dismiss, DismissAction(action))
  }
}
