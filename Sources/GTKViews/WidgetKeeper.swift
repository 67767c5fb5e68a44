import CGtk
import CoreGeometry
import Foundation
import GTKHost
import Graph
import ViewCore

/// The widget of one view, from its first update to its end.
@MainActor
final class WidgetKeeper<Representable: GTKWidgetRepresentable> {
  typealias Context = GTKWidgetRepresentableContext<Representable>

  private struct Made {
    let hosted: HostedWidget
    let pointer: UnsafeMutablePointer<GtkWidget>
    let container: WidgetContainer
    var context: Context
    var representable: Representable
  }

  private var made: Made?
  /// Grows when GTK would say something else about the widget's size.
  let resizes: StoredLocation<Int>

  init(_ inputs: _ViewInputs) {
    resizes = StoredLocation(0, host: inputs.host)
    Subgraph.current?.onDestroy { self.end() }
  }

  /// Makes or updates the widget; nil where there are no windows.
  func update(
    _ representable: Representable, environment: EnvironmentValues, transaction: Transaction
  ) -> HostedWidget? {
    if made == nil {
      guard let container = environment.widgetContainer else {
        Diagnostics.warn(
          "\(Representable.self) is a GTK widget, and this host has no windows: its place stays empty.",
          subject: "\(Representable.self)")
        return nil
      }
      let context = Context(
        coordinator: representable.makeCoordinator(), environment: environment, transaction: transaction)
      let pointer = representable.makeGTKWidget(context: context)
      let hosted = container.add(UnsafeMutableRawPointer(pointer), name: "\(Representable.self)")
      hosted.onResize = { [weak self] in self?.resized() }
      made = Made(
        hosted: hosted, pointer: pointer, container: container, context: context, representable: representable)
    }
    made!.context.environment = environment
    made!.context.transaction = transaction
    made!.representable = representable
    representable.updateGTKWidget(made!.pointer, context: made!.context)
    return made!.hosted
  }

  private func resized() { resizes.set(resizes.get() &+ 1, transaction: Transaction()) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    guard let made else { return CGSize(width: proposal.width ?? 10, height: proposal.height ?? 10) }
    return made.representable.sizeThatFits(proposal, widget: made.pointer, context: made.context)
      ?? made.hosted.sizeThatFits(width: proposal.width, height: proposal.height)
  }

  private func end() {
    guard let made else { return }
    self.made = nil
    Representable.dismantleGTKWidget(made.pointer, coordinator: made.context.coordinator)
    made.container.remove(made.hosted)
  }
}
