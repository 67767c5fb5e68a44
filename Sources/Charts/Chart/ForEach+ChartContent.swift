// SPDX-License-Identifier: MIT

import EspalierCore
import SwiftUI

extension ForEach: ChartContent where Content: ChartContent {
  public typealias Body = Never
  public var body: Never { fatalError("a collection has no body") }

  public func _collect(into marks: inout _ChartMarks) {
    let isCollected: Void? = data.withContiguousStorageIfAvailable { elements in
      for element in elements { content(element)._collect(into: &marks) }
    }
    if isCollected == nil { for element in data { content(element)._collect(into: &marks) } }
  }
}

extension ForEach where Content: ChartContent {
  /// The marks of a collection's elements, with the identity that a property of the element gives.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Content: ChartContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// The marks of a collection's elements.
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: { $0.id }, content: content)
  }
}

extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {
  /// The marks of a range's numbers.
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, id: { $0 }, content: content)
  }
}
