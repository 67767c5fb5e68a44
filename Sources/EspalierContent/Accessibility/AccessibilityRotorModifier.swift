// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction
import EspalierMotion
import Foundation

// Reads: the entries of the rotor, the elements of the view.
// Produces: the elements with the rotor. Its entries are made only when elements are read, not in a frame.
// Costs: O(entries + elements directly inside).

/// Adds a rotor to a view's elements.
nonisolated public struct _AccessibilityRotorModifier: _PrimitiveViewModifier {
  let name: String
  let places: @MainActor () -> [_AccessibilityRotorPlace]

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(_Graph(), inputs)
    let content = ScrollViewProxy.Box()
    content.content = outputs.preferences
    let host = inputs.host
    outputs.describe("accessibility rotor", inputs: inputs) { [unowned(unsafe) host] view in
      let modifier = modifier.value
      let places = host.observing { modifier.places() }
      let identity = view.element(.other).view
      return view.elements.map { node in
        node.changed { element in
          let entries = places.map { $0.entry(of: element, in: content, host) }
          element.rotors.append(AccessibilityRotor(name: modifier.name, view: identity, entries: entries))
        }
      }
    }
    return outputs
  }
}

extension _AccessibilityRotorPlace {
  @MainActor
  fileprivate func entry(
    of element: AccessibilityNode, in content: ScrollViewProxy.Box, _ host: ViewGraph
  ) -> AccessibilityRotor.Entry {
    let text = element.text ?? element.value ?? element.label ?? ""
    // The indices may be those of another text.
    let range = range.flatMap { $0.upperBound <= text.endIndex ? $0 : nil }
    let editor = element.editor
    return AccessibilityRotor.Entry(label: label ?? range.map { String(text[$0]) }) { [weak editor, weak host] in
      prepare()
      if let range, let editor {
        let start = text.distance(from: text.startIndex, to: range.lowerBound)
        editor.selectCharacters(start..<start + text.distance(from: range.lowerBound, to: range.upperBound))
      }
      guard let id, let host else { return }
      guard let namespace else { return ScrollViewProxy(box: content).scrollTo(id) }
      // Searched after the writes of `prepare` have taken effect, and their views have been made.
      host.work.enqueue(CurrentTransaction.value) { [weak host] in
        host?.work.enqueueSettling { if host?.moveToRotorEntry(id, in: namespace) == false { report(id) } }
      }
    }
  }

  @MainActor
  private func report(_ id: AnyHashable) {
    Diagnostics.warnOnce(
      "accessibilityRotor: no view has accessibilityRotorEntry(id:in:) with the identity \(id) of an entry; make the view in "
        + "`prepare`, or remove the entry.", subject: "\(id)")
  }
}

extension View {
  private nonisolated func rotor(
    _ name: String, _ places: @escaping @MainActor () -> [_AccessibilityRotorPlace]
  ) -> some View { modifier(_AccessibilityRotorModifier(name: name, places: places)) }

  nonisolated func rotor<Content: AccessibilityRotorContent>(named name: String, _ entries: @escaping () -> Content)
    -> some View
  {
    nonisolated(unsafe) let entries = entries
    return rotor(name) { entries()._rotorEntries }
  }

  nonisolated func rotor<EntryModel, ID: Hashable>(
    named name: String, _ entries: [EntryModel], _ id: KeyPath<EntryModel, ID>, _ label: KeyPath<EntryModel, String>
  ) -> some View {
    nonisolated(unsafe) let models = (entries, id, label)
    return rotor(name) {
      models.0.map { _AccessibilityRotorPlace(label: $0[keyPath: models.2], id: AnyHashable($0[keyPath: models.1])) }
    }
  }

  nonisolated func rotor(named name: String, _ ranges: [Range<String.Index>]) -> some View {
    rotor(name) { ranges.map { _AccessibilityRotorPlace(label: nil, range: $0) } }
  }
}
