// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierContent
import EspalierControls
import EspalierCore
import EspalierGeometry
import EspalierPrimitives
import Foundation

/// The view of a controller of UIKit, with the methods of the controller's life, and the sheet that it presents.
struct UIControllerTree: View {
  let controller: UIViewController
  var pass = 0
  var size: @MainActor (ProposedViewSize) -> CGSize? = { _ in nil }
  @StateObject private var changes = TreeChanges()
  @StateObject private var presentations = TreeChanges()

  var body: some View {
    let isPresenting = Binding(get: { controller.presentations === presentations && controller.sheetController != nil })
    {
      isPresented in
      if !isPresented { controller.sheetController?.dismiss(animated: true) }
    }
    let _ = changes.updating { controller.loadViewIfNeeded() }
    UIViewRootView(view: controller.view, changes: changes, pass: pass) { proposal in
      if let size = size(proposal) { return size }
      let preferred = controller.preferredContentSize
      if preferred.width > 0, preferred.height > 0 {
        return CGSize(width: proposal.width ?? preferred.width, height: proposal.height ?? preferred.height)
      }
      return controller.view.representedSize(proposal)
    }
    .onAppear {
      controller.presentations = presentations
      controller.shownChanged(true)
    }
    .onDisappear {
      controller.shownChanged(false)
      controller.presentations = nil
    }
    .sheet(isPresented: isPresenting) {
      if let sheet = controller.sheetController { UISheetController(controller: sheet) }
    }
  }
}

/// A controller in a sheet.
private struct UISheetController: View {
  let controller: UIViewController

  var body: some View {
    if let shown = controller as? any ShownInSwiftUI { shown.shown } else { AnyView(controller.shownView) }
  }
}
