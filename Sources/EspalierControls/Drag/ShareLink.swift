// SPDX-License-Identifier: MIT

import CoreTransferable
import EspalierContent
import EspalierCore
import EspalierInteraction
import Foundation

/// A button whose menu gives things to other programs: it copies them, opens addresses, and begins a message with texts and
/// addresses. Desktops on Linux have no service that shares; what is chosen goes through the clipboard and `\.openURL`.
public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>: View
where Data.Element: Transferable {
  private let items: Data
  private let subject: Text?
  private let message: Text?
  private let label: Label
  @Environment(\.clipboard) private var clipboard
  @Environment(\.openURL) private var openURL
  @Environment(\.self) private var environment

  fileprivate init(_ items: Data, _ subject: Text?, _ message: Text?, label: Label) {
    self.items = items
    self.subject = subject
    self.message = message
    self.label = label
  }

  public var body: some View {
    let urls = items.compactMap { $0 as? URL }
    Menu {
      Button("Copy", systemImage: "doc.on.doc", action: copy)
      if !urls.isEmpty, urls.count == items.count {
        Button("Open", systemImage: "arrow.up.forward.app") { for url in urls { openURL(url) } }
      }
      if let mail { Button("Send by Email", systemImage: "envelope") { openURL(mail) } }
    } label: {
      label
    }
  }

  private func copy() { clipboard?()?.setItems(items.map { NSItemProvider(transferring: $0) }) }

  /// A message with all items; nil where one of them is neither a text nor an address.
  private var mail: URL? {
    let texts = items.compactMap { ($0 as? String) ?? ($0 as? URL)?.absoluteString }
    guard texts.count == items.count else { return nil }
    let words = [message?.plainString(in: environment)].compactMap { $0 } + texts
    // A letter that means something in the address of a message is escaped.
    let plain = CharacterSet.urlQueryAllowed.subtracting(CharacterSet(charactersIn: "&=+?#"))
    func escaped(_ text: String) -> String { text.addingPercentEncoding(withAllowedCharacters: plain) ?? "" }
    var query = "body=" + escaped(words.joined(separator: "\n"))
    if let subject = subject?.plainString(in: environment) { query = "subject=" + escaped(subject) + "&" + query }
    return URL(string: "mailto:?" + query)
  }
}

extension ShareLink {
  /// Shares a thing, with a label of your own.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, label: label())
  }

  /// Shares things, with a label of your own.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) {
    self.init(items, subject, message, label: label())
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Shares a text, with a label of your own.
  public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data == CollectionOfOne<String> {
    self.init(CollectionOfOne(item), subject, message, label: label())
  }

  /// Shares an address, with a label of your own.
  public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data == CollectionOfOne<URL> {
    self.init(CollectionOfOne(item), subject, message, label: label())
  }

  /// Shares things, with a label of your own.
  public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(items, subject, message, label: label())
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Shares a text.
  public init(item: String, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<String> {
    self.init(CollectionOfOne(item), subject, message, label: .init(nil))
  }

  /// Shares an address.
  public init(item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL> {
    self.init(CollectionOfOne(item), subject, message, label: .init(nil))
  }

  /// Shares things.
  public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items, subject, message, label: .init(nil))
  }

  /// A title that shares a text.
  public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(CollectionOfOne(item), subject, message, label: .init(Text(titleKey)))
  }

  /// A title that shares an address.
  public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(CollectionOfOne(item), subject, message, label: .init(Text(titleKey)))
  }

  /// A title that shares things.
  public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items, subject, message, label: .init(Text(titleKey)))
  }

  /// A title that shares a text. The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(CollectionOfOne(item), subject, message, label: .init(Text(title)))
  }

  /// A title that shares an address. The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(CollectionOfOne(item), subject, message, label: .init(Text(title)))
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Shares a thing.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, label: .init(nil))
  }

  /// A title that shares a thing.
  public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, label: .init(Text(titleKey)))
  }

  /// A title that shares a thing. The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, label: .init(Text(title)))
  }

  /// Shares things.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, label: .init(nil))
  }
}

/// The label of a share link that has none of its own: its title, with the symbol of sharing.
public struct DefaultShareLinkLabel: View {
  private let title: Text?

  fileprivate init(_ title: Text?) { self.title = title }

  public var body: some View {
    Label {
      title ?? Text("Share…")
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}
