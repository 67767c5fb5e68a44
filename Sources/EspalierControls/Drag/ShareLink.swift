// SPDX-License-Identifier: MIT

import CoreTransferable
import EspalierContent
import EspalierCore
import EspalierInteraction
import Foundation

/// A button whose menu passes items to other programs: it copies them, opens URLs, and begins a message with texts and URLs.
/// Desktops on Linux have no sharing service; the chosen action uses the clipboard and `\.openURL`.
public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>: View
where Data.Element: Transferable {
  private let items: Data
  private let subject: Text?
  private let message: Text?
  private let label: Label
  @Environment(\.clipboard) private var clipboard
  @Environment(\.openURL) private var openURL
  @Environment(\.self) private var environment

  init(_ items: Data, _ subject: Text?, _ message: Text?, label: Label) {
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

  /// A message with all items; nil if one of them is neither a text nor a URL.
  private var mail: URL? {
    let texts = items.compactMap { ($0 as? String) ?? ($0 as? URL)?.absoluteString }
    guard texts.count == items.count else { return nil }
    let words = [message?.plainString(in: environment)].compactMap { $0 } + texts
    // Characters with a meaning in a message's URL are escaped.
    let plain = CharacterSet.urlQueryAllowed.subtracting(CharacterSet(charactersIn: "&=+?#"))
    func escaped(_ text: String) -> String { text.addingPercentEncoding(withAllowedCharacters: plain) ?? "" }
    var query = "body=" + escaped(words.joined(separator: "\n"))
    if let subject = subject?.plainString(in: environment) { query = "subject=" + escaped(subject) + "&" + query }
    return URL(string: "mailto:?" + query)
  }
}

extension ShareLink {
  /// Shares an item, with a custom label.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, label: label())
  }

  /// Shares items, with a custom label.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) {
    self.init(items, subject, message, label: label())
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Shares a text, with a custom label.
  public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data == CollectionOfOne<String> {
    self.init(CollectionOfOne(item), subject, message, label: label())
  }

  /// Shares a URL, with a custom label.
  public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data == CollectionOfOne<URL> {
    self.init(CollectionOfOne(item), subject, message, label: label())
  }

  /// Shares items, with a custom label.
  public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(items, subject, message, label: label())
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Shares a text.
  public init(item: String, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<String> {
    self.init(CollectionOfOne(item), subject, message, label: .init(nil))
  }

  /// Shares a URL.
  public init(item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL> {
    self.init(CollectionOfOne(item), subject, message, label: .init(nil))
  }

  /// Shares items.
  public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items, subject, message, label: .init(nil))
  }

  /// A title that shares a text.
  public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(CollectionOfOne(item), subject, message, label: .init(Text(titleKey)))
  }

  /// A title that shares a URL.
  public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(CollectionOfOne(item), subject, message, label: .init(Text(titleKey)))
  }

  /// A title that shares items.
  public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items, subject, message, label: .init(Text(titleKey)))
  }

  /// A title that shares a text. The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(CollectionOfOne(item), subject, message, label: .init(Text(title)))
  }

  /// A title that shares a URL. The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(CollectionOfOne(item), subject, message, label: .init(Text(title)))
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Shares an item.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, label: .init(nil))
  }

  /// A title that shares an item.
  public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, label: .init(Text(titleKey)))
  }

  /// A title that shares an item. The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, label: .init(Text(title)))
  }

  /// Shares items.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, label: .init(nil))
  }
}

/// The default label of a share link: its title, with the sharing symbol.
public struct DefaultShareLinkLabel: View {
  private let title: Text?

  init(_ title: Text?) { self.title = title }

  public var body: some View {
    Label {
      title ?? Text("Share…")
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}
