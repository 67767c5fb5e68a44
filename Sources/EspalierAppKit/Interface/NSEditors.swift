// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierContent
import EspalierControls
import EspalierCore
import EspalierGeometry
import EspalierInteraction
import EspalierLayout
import EspalierNumbers
import EspalierPrimitives
import Foundation

/// A field of AppKit as one of SwiftUI.
struct NSTextFieldContent: View {
  let field: NSTextField
  let wantsKeyboard: Bool
  @FocusState private var hasKeyboard: Bool

  var body: some View {
    let hasFrame = field.isBordered || field.isBezeled
    editor
      .textFieldStyle(.plain)
      .font(field.font.map { Font($0) } ?? .body)
      .foregroundColor(field.textColor.map { Color(nsColor: $0) } ?? .primary)
      .multilineTextAlignment(
        field.alignment == .center ? .center : field.alignment == .right ? .trailing : .leading
      )
      .focused($hasKeyboard)
      .onSubmit { field.returned() }
      .disabled(!field.isEnabled)
      .padding(.horizontal, hasFrame ? 5 : 0)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background {
        if hasFrame {
          let ground = field.drawsBackground ? field.backgroundColor : nil
          RoundedRectangle(cornerRadius: 5)
            .fill(Color(nsColor: ground ?? .textBackgroundColor))
            .overlay(RoundedRectangle(cornerRadius: 5).strokeBorder(Color.gray.opacity(0.4), lineWidth: 1))
        } else if field.drawsBackground {
          Color(nsColor: field.backgroundColor ?? .textBackgroundColor)
        }
      }
      .onChange(of: hasKeyboard) { _, isHere in field.keyboardMoved(isHere) }
      .onChange(of: wantsKeyboard, initial: true) { _, wants in if wants != hasKeyboard { hasKeyboard = wants } }
  }

  @ViewBuilder private var editor: some View {
    let text = Binding(get: { field.stringValue }, set: { field.edit($0) })
    if field is NSSecureTextField {
      SecureField(field.placeholderString ?? "", text: text)
    } else {
      TextField(field.placeholderString ?? "", text: text)
    }
  }
}

/// An editor of AppKit as one of SwiftUI.
struct NSTextViewContent: View {
  let editor: NSTextView
  @FocusState private var hasKeyboard: Bool

  var body: some View {
    let text = Binding(get: { editor.string }, set: { if editor.isEditable { editor.edit($0) } })
    TextEditor(text: text)
      .scrollContentBackground(.hidden)
      .font(editor.font.map { Font($0) } ?? .body)
      .foregroundColor(editor.textColor.map { Color(nsColor: $0) } ?? .primary)
      .focused($hasKeyboard)
      .padding(.horizontal, editor.textContainerInset.width)
      .padding(.vertical, editor.textContainerInset.height)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(editor.drawsBackground ? Color(nsColor: editor.backgroundColor) : .clear)
      .onChange(of: hasKeyboard) { _, isHere in editor.keyboardMoved(isHere) }
  }
}

extension NSTextView: ShownInSwiftUI {
  var shown: AnyView { AnyView(NSTextViewContent(editor: self)) }
}

extension NSButton: ShownInSwiftUI {
  var shown: AnyView {
    let isBox = buttonType == .switch
    if isBox {
      let isOn = Binding(get: { self.state == .on }) { isOn in
        self.state = isOn ? .on : .off
        self.performClick(nil)
      }
      return AnyView(Toggle(isOn: isOn) { Text(verbatim: title) }.toggleStyle(.checkbox).disabled(!isEnabled))
    }
    let button = Button {
      self.performClick(nil)
    } label: {
      NSButtonLabel(self)
    }
    .disabled(!isEnabled)
    let shortcut: KeyboardShortcut? =
      keyEquivalent == "\r" ? .defaultAction : keyEquivalent == "\u{1b}" ? .cancelAction : nil
    return AnyView((isBordered ? AnyView(button) : AnyView(button.buttonStyle(.plain))).keyboardShortcut(shortcut))
  }
}

/// A view of AppKit with moving content.
struct NSScrollContent: View {
  let view: NSScrollView
  let subviews: NSViewSubviews

  var body: some View {
    if let editor = view.documentView as? NSTextView {
      NSTextViewContent(editor: editor)
    } else if let document = view.documentView {
      ScrollView(axes, showsIndicators: view.hasVerticalScroller || view.hasHorizontalScroller) {
        NSViewTree(view: document, count: subviews.count)
      }
      .background(view.drawsBackground ? Color(nsColor: view.backgroundColor) : .clear)
    }
  }

  private var axes: Axis.Set {
    var axes: Axis.Set = []
    if view.hasHorizontalScroller { axes.insert(.horizontal) }
    if view.hasVerticalScroller || axes.isEmpty { axes.insert(.vertical) }
    return axes
  }
}

extension NSScrollView: ShownInSwiftUI {
  var shown: AnyView { AnyView(NSScrollContent(view: self, subviews: NSViewSubviews(view: self, count: 0))) }
}

/// The picture and the title of a button: its values, so that a change of one of them is shown.
private struct NSButtonLabel: View {
  private let text: String
  private let font: Font?
  private let color: Color?
  private let tint: Color?
  private let image: NSImage?
  private let position: NSControl.ImagePosition

  init(_ button: NSButton) {
    let title = button.attributedTitle
    let attributes = title.length > 0 ? title.attributes(at: 0, effectiveRange: nil) : [:]
    text = button.title
    font = (attributes[.font] as? NSFont ?? button.font).map { Font($0) }
    color = (attributes[.foregroundColor] as? NSColor).map { Color(nsColor: $0) }
    tint = button.contentTintColor.map { Color(nsColor: $0) }
    position = button.imagePosition
    image = position == .noImage ? nil : button.image
  }

  var body: some View {
    let isColumn = [.imageAbove, .imageBelow].contains(position)
    let isFirst = ![.imageRight, .imageTrailing, .imageBelow].contains(position)
    let layout =
      position == .imageOverlaps
      ? AnyLayout(ZStackLayout()) : isColumn ? AnyLayout(VStackLayout(spacing: 2)) : AnyLayout(HStackLayout(spacing: 4))
    layout {
      if isFirst { picture }
      if !text.isEmpty, position != .imageOnly || image == nil {
        Text(verbatim: text).font(font).foregroundColor(color)
      }
      if !isFirst { picture }
    }
    .foregroundColor(tint)
  }

  @ViewBuilder private var picture: some View {
    if let image { Image(nsImage: image) }
  }
}
