import Drawing
import Graph

/// What is drawn travels up like every other preference.
package enum DisplayListKey: DisplayOrderedKey {
  package static var defaultValue: DisplayList { .empty }
  package static func reduce(value: inout DisplayList, nextValue: () -> DisplayList) { value.append(nextValue()) }
  package static var _includesRemovedValues: Bool { true }
}
