// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// A chart of marks, with axes and a legend. It takes the size that it is offered; without one, 300 × 200 points.
public struct Chart<Content: ChartContent>: View {
  private let content: Content
  @Environment(\.chartSettings) private var modifiers
  @Environment(\.calendar) private var calendar

  /// A chart of marks.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// A chart of a collection's elements.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }

  /// A chart of a collection's elements, with the identity that a property of the element gives.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }

  public var body: some View {
    var marks = _ChartMarks()
    content._collect(into: &marks)
    var settings = modifiers
    settings.calendar = calendar
    let data = ChartData(marks, settings)
    return LegendArrangement(legend: settings.legend, data: data, plane: ChartPlane(data: data, settings: settings))
      // Charts in overlays and annotations have settings of their own.
      .environment(\.chartSettings, ChartSettings())
  }
}
