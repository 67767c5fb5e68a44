// SPDX-License-Identifier: MIT

import EspalierCore

/// The views of a picker's content, each made an option by a modifier.
struct PickerOptions<Selection: Hashable, Content: View, Option: ViewModifier>: _PrimitiveView {
  let content: Content
  let selection: PickerSelection<Selection>
  let select: (Selection) -> Void
  /// Makes the modifier from an option's state and the action that selects it; the action is nil without a matching tag.
  let option: (PickerSelection<Selection>.State, (() -> Void)?) -> Option

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    makeImplicitRoot(view: view, inputs: inputs)
  }

  static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    var inner = inputs
    inner.needsTags = true
    // The picker itself makes the items of a desktop's menu, also in sections.
    inner.base.isDesktopMenu = false
    let list = Content._makeViewList(view: view[\.content], inputs: inner).list
    let level = ListLevel(inner)
    return _ViewListOutputs(
      list?.map { element in
        // The header and the footer of a section are not options.
        if let place = element.traits[FormPlaceTraitKey.self]?.peek(), place.part != .row { return element }
        let tag = element.traits[TagTraitKey.self]
        return ModifiedElement(element, level: level) { view.attribute.map("option") { $0.option(of: tag?.value) } }
      })
  }

  static var _isUnary: Bool { false }

  private func option(of tag: ViewTag??) -> Option {
    guard let value = tag??.value(as: Selection.self) else { return option(.off, nil) }
    return option(selection.state(of: value)) { select(value) }
  }
}

/// The view of a picker's content whose tag is the selection; empty without one.
struct SelectedOption<Selection: Hashable, Content: View>: _PrimitiveView {
  let content: Content
  let selection: Selection?

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    makeImplicitRoot(view: view, inputs: inputs)
  }

  static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    var inner = inputs
    inner.needsTags = true
    let list = Content._makeViewList(view: view[\.content], inputs: inner).list
    return _ViewListOutputs(
      list.map {
        FilteredList($0) { element in
          let value = element.traits[TagTraitKey.self]?.value?.value(as: Selection.self)
          return value != nil && value == view.attribute.value.selection
        }
      })
  }

  static var _isUnary: Bool { false }
}

/// A view made from the tags of a picker's content, in order.
struct TagReader<Selection: Hashable, Content: View, Result: View>: _PrimitiveView {
  let content: Content
  let result: ([Selection]) -> Result

  init(_ content: Content, of type: Selection.Type, @ViewBuilder result: @escaping ([Selection]) -> Result) {
    self.content = content
    self.result = result
  }

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    var list = _ViewListInputs(inputs)
    list.needsTags = true
    let content = Content._makeViewList(view: view[\.content], inputs: list).list
    let tags = _GraphValue<[Selection]>(
      .init("tags") {
        var tags: [Selection] = []
        content?.forEachElement { element in
          if let value = element.traits[TagTraitKey.self]?.value?.value(as: Selection.self) { tags.append(value) }
        }
        return tags
      })
    return Result._makeView(view: view.map("view by tags") { $0.result(tags.value) }, inputs: inputs)
  }
}

extension PickerParts {
  /// Warns if no option has the tag of the selection. An optional selection without a value needs no option.
  func warnOfMissingTag(in tags: [Value]) {
    guard let value = selection.value, !tags.contains(value) else { return }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional, mirror.children.isEmpty { return }
    Diagnostics.warnOnce(
      "Picker: no option has the tag of the selection, \(value) (\(Value.self)): none is shown as chosen. "
        + "Give one this tag, with the selection's type.", subject: "Picker")
  }
}
