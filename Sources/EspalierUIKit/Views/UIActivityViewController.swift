// SPDX-License-Identifier: MIT

import CoreTransferable
import EspalierAppleValues
import EspalierContent
import EspalierControls
import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierLayout
import EspalierNumbers
import EspalierPrimitives
import Foundation

/// A way of sharing; a program's own ones are not shown on a desktop.
@MainActor @preconcurrency
open class UIActivity: NSObject {
  /// The kind of a way.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name of the program's own.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The clipboard.
    public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
    /// A letter.
    public static let mail = Self("com.apple.UIKit.activity.Mail")
    /// A message.
    public static let message = Self("com.apple.UIKit.activity.Message")
    /// Paper.
    public static let print = Self("com.apple.UIKit.activity.Print")
    /// The user's pictures.
    public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Another device.
    public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
    /// A contact.
    public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
    /// The browser's list of pages to be read.
    public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
    /// A page on Facebook.
    public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
    /// A post on Twitter.
    public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
    /// The printed pages as a book.
    public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
    /// A file.
    public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
  }

  /// The kind.
  open var activityType: ActivityType? { nil }
  /// The title.
  open var activityTitle: String? { nil }
  /// The picture.
  open var activityImage: UIImage? { nil }
  /// Whether it can share things.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Takes the things.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Shares them.
  open func perform() {}
  /// Ends.
  open func activityDidFinish(_ completed: Bool) {}
}

/// A thing that is decided when the way of sharing is known.
@MainActor @preconcurrency
public protocol UIActivityItemSource: NSObjectProtocol {
  /// A value of the kind of the thing.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// The thing.
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// The subject of a letter.
  func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  public func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}

/// The ways of sharing things: as those of `ShareLink`, the clipboard, a letter, and the program for an address or a file.
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
  /// The end of a choice: the way, whether it was gone, changed things, an error.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// Called at the end of a choice.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The ways that are not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  private let items: [Any]
  private let ownActivities: [UIActivity]
  fileprivate var ended: (@MainActor () -> Void)?

  /// Ways of sharing texts, addresses, pictures, files, and things of an `UIActivityItemSource`.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    ownActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
  }

  /// Objects of files of Interface Builder are not read here: nil.
  public nonisolated required init?(coder: NSCoder) { return nil }

  fileprivate struct Way {
    let title: String
    let symbol: String
    let type: UIActivity.ActivityType?
    let perform: @MainActor () -> Void
  }

  private func values(_ type: UIActivity.ActivityType?) -> [Any] {
    items.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: type)
    }
  }

  fileprivate var ways: [Way] {
    var ways = [Way(title: "Copy", symbol: "doc.on.doc", type: .copyToPasteboard) { [self] in copy() }]
    let words = values(.mail).compactMap {
      ($0 as? String) ?? ($0 as? URL).flatMap { $0.isFileURL ? nil : $0.absoluteString }
    }
    if !words.isEmpty {
      ways.append(
        Way(title: "Mail", symbol: "envelope", type: .mail) {
          var letter = URLComponents()
          letter.scheme = "mailto"
          letter.queryItems = [URLQueryItem(name: "body", value: words.joined(separator: "\n"))]
          if let url = letter.url { _ = OpenedAddress.open(url) }
        })
    }
    for url in values(nil).compactMap({ $0 as? URL }) {
      let title = url.isFileURL ? "Show \(url.lastPathComponent)" : "Open \(url.host ?? url.absoluteString)"
      ways.append(
        Way(title: title, symbol: url.isFileURL ? "folder" : "safari", type: nil) {
          _ = url.isFileURL ? OpenedAddress.show([url]) : OpenedAddress.open(url)
        })
    }
    for activity in ownActivities where activity.canPerform(withActivityItems: values(activity.activityType)) {
      ways.append(
        Way(title: activity.activityTitle ?? "", symbol: "square.and.arrow.up", type: activity.activityType) { [self] in
          activity.prepare(withActivityItems: values(activity.activityType))
          activity.perform()
        })
    }
    return ways.filter { way in !(excludedActivityTypes ?? []).contains { $0 == way.type } }
  }

  private func copy() {
    CopiedContent.set(
      values(.copyToPasteboard).compactMap { value in
        switch value {
        case let text as String: NSItemProvider(object: text)
        case let url as URL: NSItemProvider(object: url)
        case let image as UIImage: NSItemProvider(png: image)
        default: nil
        }
      })
  }

  fileprivate func choose(_ way: Way?) {
    way?.perform()
    completionWithItemsHandler?(way?.type, way != nil, nil, nil)
    ended?()
  }
}

extension UIActivityViewController: ShownInSwiftUI {
  var shown: AnyView { AnyView(WaysOfSharing(controller: self)) }
}

extension UIActivityViewController: DesktopPresentable {
  func show(ended: @escaping @MainActor () -> Void) {
    let ways = ways
    let choices = ways.map { ProgramAlert.Choice($0.title) } + [ProgramAlert.Choice("Cancel", role: .cancel)]
    let alert = ProgramAlert(title: "Share", message: "", choices: choices)
    alert.isColumn = true
    DispatchQueue.main.async { [self] in
      self.ended = ended
      choose(alert.run().flatMap { ways.indices.contains($0) ? ways[$0] : nil })
    }
  }
}

/// The ways of a controller in a sheet.
private struct WaysOfSharing: View {
  let controller: UIActivityViewController
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(verbatim: "Share").font(.headline).padding(.bottom, 8)
      let ways = controller.ways
      ForEach(ways.indices, id: \.self) { index in
        Button {
          controller.choose(ways[index])
          dismiss()
        } label: {
          Label {
            Text(verbatim: ways[index].title)
          } icon: {
            Image(systemName: ways[index].symbol)
          }
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(.vertical, 6)
        }
        .buttonStyle(.borderless)
      }
    }
    .padding(20)
    .frame(minWidth: 260)
  }
}
