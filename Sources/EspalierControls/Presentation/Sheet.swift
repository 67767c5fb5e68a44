// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import EspalierInteraction
import EspalierPrimitives
import Foundation

/// Shows a view in a sheet or over the whole window while `isPresented` is true.
struct SheetModifier<Sheet: View>: ViewModifier {
  @Binding var isPresented: Bool
  /// The identity of the presented item: another identity is another sheet.
  let id: AnyHashable?
  /// The form in a wide window: a sheet or a cover.
  let form: PresentedForm
  let onDismiss: (() -> Void)?
  /// The form for a narrow window that the views' own modifiers request.
  let requested: () -> PresentationAdaptation?
  let sheet: () -> Sheet
  @State private var control = SheetControl()
  @State private var stage = PresentationStage()
  @State private var memory = PresentedFormMemory(.sheet)
  @Environment(\.horizontalSizeClass) private var sizeClass
  /// Number of ended presentations for which another one waited.
  @State private var ended = 0

  init(
    isPresented: Binding<Bool>, id: AnyHashable?, form: PresentedForm, onDismiss: (() -> Void)?,
    requested: @escaping () -> PresentationAdaptation?, sheet: @escaping () -> Sheet
  ) {
    _isPresented = isPresented
    self.id = id
    self.form = form
    self.onDismiss = onDismiss
    self.requested = requested
    self.sheet = sheet
  }

  func body(content: Content) -> some View {
    _ = ended
    let isShown = stage.follow(id)
    memory.follow(isShown, as: form, in: sizeClass, request: requested, requestedWithin: nil)
    let coversWindow = memory.form == .cover
    // The closure does not capture the modifier, which holds the stage.
    stage.hasEnded = { [onDismiss, $ended] isWaitedFor in
      onDismiss?()
      if isWaitedFor { $ended.wrappedValue += 1 }
    }
    return content.modifier(
      PresentationModifier(isPresented: isShown, dismiss: { leave() }) { _ in
        let sheet = PresentedContent(sheet()).modifier(StagedPresentation(stage: stage))
        if coversWindow {
          CoverLayer(content: sheet, dismiss: { isPresented = false })
            .modifier(PresentedEnvironment(isAtEdge: true))
        } else {
          SheetLayer(control: control, dismiss: { isPresented = false }, content: sheet)
            .modifier(PresentedEnvironment())
        }
      })
  }

  /// Handles Escape: dismisses a sheet that can be dismissed interactively; a cover is dismissed only by its own views.
  private func leave() {
    if memory.form != .cover, !control.isDismissDisabled { isPresented = false }
  }
}

/// Resets environment values that presented views do not inherit from the presenting view.
struct PresentedEnvironment: ViewModifier {
  /// Whether the views extend to the window's upper edge.
  var isAtEdge = false

  func body(content: Content) -> some View {
    content.transformEnvironment(\.self) { [isAtEdge] values in
      values.leavePlace()
      values.isBelowBar = !isAtEdge
    }
  }
}

extension Binding where Value == Bool {
  /// True while the item is not nil; writing false sets the item to nil.
  nonisolated init<Item>(isThere item: Binding<Item?>) {
    self = item.projecting {
      $0 != nil
    } set: { item, isThere in
      if !isThere { item = nil }
    }
  }
}

extension View {
  /// Shows views in a sheet while `isPresented` is true. The sheet has state, preferences and `dismiss` of its own.
  ///
  /// - Parameter onDismiss: Called when the sheet has gone, after its views have disappeared.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        isPresented: isPresented, id: isPresented.wrappedValue ? true : nil, form: .sheet, onDismiss: onDismiss,
        requested: { content().requestedAdaptation }, sheet: content))
  }

  /// Shows an item in a sheet while the item is not nil. Another item is another sheet, which appears when the one before is
  /// gone.
  /// - Parameter onDismiss: Called after a sheet is gone and its views have disappeared, before another one appears.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        isPresented: Binding(isThere: item), id: item.wrappedValue.map { AnyHashable($0.id) }, form: .sheet,
        onDismiss: onDismiss, requested: { item.wrappedValue.flatMap { content($0).requestedAdaptation } }
      ) {
        presented(item, content)
      })
  }

  /// Covers the window with views while `isPresented` is true.
  /// - Parameter onDismiss: Called after the cover is gone and its views have disappeared.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        isPresented: isPresented, id: isPresented.wrappedValue ? true : nil, form: .cover, onDismiss: onDismiss,
        requested: { nil }, sheet: content))
  }

  /// Covers the window with an item while the item is not nil. Another item is another cover, which appears when the one before
  /// is gone.
  /// - Parameter onDismiss: Called after a cover is gone and its views have disappeared, before another one appears.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        isPresented: Binding(isThere: item), id: item.wrappedValue.map { AnyHashable($0.id) }, form: .cover,
        onDismiss: onDismiss, requested: { nil }
      ) {
        presented(item, content)
      })
  }
}

/// The views of an item, which each item has for itself. Made while it is presented: what leaves stays as it was.
@ViewBuilder @MainActor
func presented<Item: Identifiable, Content: View>(_ item: Binding<Item?>, _ content: (Item) -> Content) -> some View {
  if let item = item.wrappedValue { content(item).id(item.id) }
}
