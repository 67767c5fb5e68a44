// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierNumbers
import Foundation
import SwiftUI

extension View {
  /// Shows the content of a file while the binding has one, in a sheet: a picture, a text, or the name of a file of another kind, which
  /// a button opens with the desktop's program.
  public func quickLookPreview(_ item: Binding<URL?>) -> some View {
    modifier(QuickLookSheet(selection: item, items: item.wrappedValue.map { [$0] } ?? []))
  }

  /// Shows the content of a file of some while the binding has one, in a sheet with buttons for the other files.
  public func quickLookPreview<Items>(_ selection: Binding<Items.Element?>, in items: Items) -> some View
  where Items: RandomAccessCollection, Items.Element == URL {
    modifier(QuickLookSheet(selection: selection, items: Array(items)))
  }
}

/// The sheet of a preview.
struct QuickLookSheet: ViewModifier {
  @Binding var selection: URL?
  let items: [URL]

  func body(content: Content) -> some View {
    content.sheet(isPresented: Binding(get: { selection != nil }, set: { if !$0 { selection = nil } })) {
      _QuickLookPages(selection: $selection, items: items)
    }
  }
}

/// The content of one of several files, with a bar above.
public struct _QuickLookPages: View {
  @Binding var selection: URL?
  let items: [URL]
  let title: (URL) -> String
  @Environment(\.dismiss) private var dismiss

  package init(selection: Binding<URL?>, items: [URL], title: @escaping (URL) -> String = { $0.lastPathComponent }) {
    (_selection, self.items, self.title) = (selection, items, title)
  }

  public var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 12) {
        Button("Done") { dismiss() }.keyboardShortcut(.cancelAction)
        Spacer(minLength: 0)
        Text(verbatim: selection.map(title) ?? "").font(.headline).lineLimit(1).truncationMode(.middle)
        Spacer(minLength: 0)
        if items.count > 1 {
          step(-1, "Previous", "chevron.backward")
          step(1, "Next", "chevron.forward")
        }
        Button("Open") { if let selection { _ = OpenedAddress.open(selection) } }
      }
      .padding(12)
      Divider()
      if let selection {
        PreviewedFile(url: selection).id(selection).frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
    .frame(minWidth: 320, idealWidth: 640, minHeight: 320, idealHeight: 480)
  }

  private func step(_ distance: Int, _ title: LocalizedStringKey, _ symbol: String) -> some View {
    let place = selection.flatMap { items.firstIndex(of: $0) }.map { $0 + distance }
    return Button(title, systemImage: symbol) {
      if let place, items.indices.contains(place) { selection = items[place] }
    }
    .labelStyle(.iconOnly)
    .disabled(place.map { !items.indices.contains($0) } ?? true)
  }
}

/// The content of a file.
package struct PreviewedFile: View {
  let url: URL
  @State private var preview: FilePreview?

  package init(url: URL) { self.url = url }

  package var body: some View {
    ZStack {
      switch preview {
      case nil: Color.clear
      case .picture(let content): picture(content)
      case .text(let text, let isWhole):
        ScrollView {
          VStack(alignment: .leading, spacing: 12) {
            Text(verbatim: text).font(.body.monospaced()).textSelection(.enabled)
            if !isWhole { Text("The beginning of the file is shown.").foregroundStyle(.secondary) }
          }
          .padding(16).frame(maxWidth: .infinity, alignment: .leading)
        }
      case .other(let size):
        summary(size.map { Text(Int64($0), format: .byteCount(style: .file)) } ?? Text(verbatim: ""))
      case .unreadable(let reason): summary(Text(verbatim: reason))
      }
    }
    .onAppear { preview = FilePreview(url) }
  }

  private func picture(_ content: _ImageContent) -> some View {
    content.image.resizable().scaledToFit()
      .frame(maxWidth: content.size.width, maxHeight: content.size.height)
      .padding(16)
      .accessibilityLabel(Text(verbatim: url.lastPathComponent))
  }

  private func summary(_ detail: Text) -> some View {
    VStack(spacing: 12) {
      Image(systemName: "doc").font(.system(size: 64)).foregroundStyle(.secondary)
      Text(verbatim: url.lastPathComponent).font(.headline).multilineTextAlignment(.center)
      detail.foregroundStyle(.secondary)
    }
    .padding(16)
  }
}
