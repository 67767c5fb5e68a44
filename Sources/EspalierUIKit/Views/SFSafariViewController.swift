// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierContent
import EspalierControls
import EspalierCore
import EspalierGeometry
import EspalierLayout
import EspalierPrimitives
import Foundation

/// Receives the events of an `SFSafariViewController`.
@MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: AnyObject {
  /// The browser has the page, or the user has closed the message that there is none.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// The page was loaded: whether the desktop's browser has it.
  func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
  /// Ignores the end.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  /// Ignores the page.
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
}

/// A page of the web, of the module SafariServices. There is no browser inside of programs: when the controller appears, the desktop's browser opens the address, and
/// the controller is dismissed. If there is no browser, it shows the address.
@MainActor @preconcurrency
open class SFSafariViewController: UIViewController {
  /// Settings of the browser; without effect.
  open class Configuration: NSObject {
    /// Whether the page is shown without advertisements, if it can be.
    open var entersReaderIfAvailable = false
    /// Whether the bar becomes smaller.
    open var barCollapsingEnabled = true
    /// Settings.
    public nonisolated override init() {}
  }

  /// Title of the button that dismisses the browser; without effect.
  public enum DismissButtonStyle: Int, Sendable {
    /// Done.
    case done
    /// Close.
    case close
    /// Cancel.
    case cancel
  }

  /// The object that receives the events.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The settings of the browser.
  public let configuration: Configuration
  /// The title of the button that dismisses the browser; without effect.
  open var dismissButtonStyle = DismissButtonStyle.done

  let address: URL

  /// A page.
  /// - Parameters:
  ///   - URL: An address of the web.
  ///   - configuration: Settings of the browser; without effect.
  public init(url URL: URL, configuration: Configuration = Configuration()) {
    (address, self.configuration) = (URL, configuration)
    super.init(nibName: nil, bundle: nil)
  }

  /// Controllers of files of Interface Builder are not read here: nil.
  public nonisolated required init?(coder: NSCoder) { return nil }

  /// Opens the address with the desktop's browser.
  /// - Returns: Whether that began.
  func open() -> Bool {
    let isOpened = OpenedAddress.open(address)
    delegate?.safariViewController(self, didCompleteInitialLoad: isOpened)
    if isOpened { finish() }
    return isOpened
  }

  func finish() { delegate?.safariViewControllerDidFinish(self) }
}

extension SFSafariViewController: ShownInSwiftUI {
  var shown: AnyView { AnyView(OpenedPage(controller: self)) }
}

extension SFSafariViewController: DesktopPresentable {
  func show(ended: @escaping @MainActor () -> Void) {
    DispatchQueue.main.async {
      if !self.open() { self.finish() }
      ended()
    }
  }
}

/// The content of a sheet with a page: gone when the browser has the address.
private struct OpenedPage: View {
  let controller: SFSafariViewController
  @Environment(\.dismiss) private var dismiss
  @State private var isMissing = false

  var body: some View {
    VStack(spacing: 12) {
      Text(verbatim: controller.address.absoluteString).textSelection(.enabled)
      if isMissing {
        Button("Done") {
          controller.finish()
          dismiss()
        }
      }
    }
    .padding(20)
    .onAppear { if controller.open() { dismiss() } else { isMissing = true } }
  }
}
