// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import ViewTesting

/// A place of a control: the columns of the table in `docs/looks.md`, in several forms.
enum ControlPlace: String, CaseIterable {
  case window, geometryReader, scrollView, sheet, page, columns
  case formRow, loneFormRow, longForm, listRow, loneListRow, cell

  static let content: [ControlPlace] = [.window, .geometryReader, .scrollView, .sheet, .page, .columns]
  static let rows: [ControlPlace] = [.formRow, .longForm, .listRow, .cell]
}

/// A window of 400 × 300 points with a control at a place, from the beginning or later.
struct ControlStage<Control: View>: View {
  let place: ControlPlace
  @State var isShown: Bool
  let control: () -> Control

  private struct Item: Identifiable { var id = 0 }

  var body: some View {
    if isShown {
      content
    } else {
      Color.clear.contentShape(Rectangle()).onTapGesture { isShown = true }.accessibilityIdentifier("show")
    }
  }

  @ViewBuilder private var content: some View {
    let row = HStack {
      Text("Label")
      Spacer()
      control()
    }
    switch place {
    case .window: VStack { control() }
    case .geometryReader: GeometryReader { _ in control() }
    case .scrollView: ScrollView { control() }
    case .sheet: Color.clear.sheet(isPresented: .constant(true)) { VStack { control() }.padding() }
    case .page: NavigationStack { control() }
    case .columns: Form { control() }.formStyle(.columns)
    case .formRow: Form { row }.formStyle(.grouped)
    case .loneFormRow: Form { Section { control() } }.formStyle(.grouped)
    case .longForm:
      Form {
        row
        ForEach(0..<100, id: \.self) { Text("Row \($0)") }
      }
      .formStyle(.grouped)
    case .listRow: List { row }
    case .loneListRow: List { Section { control() } }
    case .cell: Table([Item()]) { TableColumn("Column") { _ in control() } }
    }
  }
}

extension ControlStage {
  /// The control at a place, in a window that has it from the beginning, or gets it later.
  @MainActor static func host(
    _ place: ControlPlace, look: Look = .desktop, later: Bool = false, @ViewBuilder _ control: @escaping () -> Control
  ) throws -> ViewHost<ControlStage> {
    let host = ViewHost(
      ControlStage(place: place, isShown: !later, control: control), size: CGSize(width: 400, height: 300), look: look)
    try host.settle()
    if later { try host.get(.identifier("show")).tap() }
    try host.settle()
    return host
  }
}
