// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierPrimitives

/// The form that a presentation takes in a window that is narrow (`horizontalSizeClass` is compact), as on a phone.
public struct PresentationAdaptation: Equatable, Sendable {
  fileprivate enum Form { case automatic, none, popover, sheet, fullScreenCover }
  fileprivate let form: Form
  /// The default: a popover becomes a sheet; other presentations keep their form.
  public static let automatic = PresentationAdaptation(form: .automatic)
  /// No change of form.
  public static let none = PresentationAdaptation(form: .none)
  /// A popover; a sheet stays a sheet.
  public static let popover = PresentationAdaptation(form: .popover)
  /// A sheet.
  public static let sheet = PresentationAdaptation(form: .sheet)
  /// A cover of the whole window.
  public static let fullScreenCover = PresentationAdaptation(form: .fullScreenCover)
}

/// The form of a presentation.
enum PresentedForm {
  case popover, sheet, cover

  /// The form in a narrow window, given what the presented views request.
  fileprivate func adapted(to adaptation: PresentationAdaptation?) -> PresentedForm {
    switch (adaptation ?? .automatic).form {
    case .fullScreenCover: .cover
    case .automatic, .sheet: self == .popover ? .sheet : self
    case .none, .popover: self
    }
  }
}

/// The form of the presentations of one modifier: that of the current one, or of the last one while it leaves.
@MainActor final class PresentedFormMemory {
  private(set) var form: PresentedForm
  /// Whether the request of the current presentation's views is known, and the request.
  private var isRequestKnown = false
  private var requested: PresentationAdaptation?

  nonisolated init(_ form: PresentedForm) { self.form = form }

  /// - Parameters:
  ///   - isPresented: Whether the presentation is shown now.
  ///   - form: The form in a wide window.
  ///   - request: Returns the request of the presented views; called once for a presentation, if the window is narrow.
  ///   - requestedWithin: The request of views within them.
  func follow(
    _ isPresented: Bool, as form: PresentedForm, in sizeClass: UserInterfaceSizeClass?,
    request: () -> PresentationAdaptation?, requestedWithin: PresentationAdaptation?
  ) {
    guard isPresented else {
      isRequestKnown = false
      return
    }
    guard sizeClass == .compact else {
      self.form = form
      return
    }
    if !isRequestKnown { requested = request() }
    isRequestKnown = true
    self.form = form.adapted(to: requested ?? requestedWithin)
  }
}

/// A request for a form: a preference of the presented views, which is also found without making them if it is outermost.
struct CompactAdaptationModifier: ViewModifier {
  let adaptation: PresentationAdaptation

  func body(content: Content) -> some View { content.presentation { $0.compactAdaptation = adaptation } }
}

/// A view whose outermost modifiers can be read without making it.
@MainActor private protocol ModifiedView {
  var compactAdaptation: PresentationAdaptation? { get }
}

extension ModifiedContent: ModifiedView where Content: View {
  fileprivate var compactAdaptation: PresentationAdaptation? {
    (content as? any ModifiedView)?.compactAdaptation ?? (modifier as? CompactAdaptationModifier)?.adaptation
  }
}

extension View {
  /// The form that this view's own modifiers request, not those of views in it; nil if there is no such modifier.
  @MainActor var requestedAdaptation: PresentationAdaptation? { (self as? any ModifiedView)?.compactAdaptation }

  /// Sets the form that the presentation of this view takes in a narrow window: by default a popover becomes a sheet there.
  ///
  /// A modifier within the body of a presented view is found when that view is made: the first time, its views appear as a
  /// sheet, and once more in the form that it requests.
  public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    modifier(CompactAdaptationModifier(adaptation: adaptation))
  }

  /// Sets the forms that the presentation of this view takes in a narrow window, and in a low one.
  /// - Parameter verticalAdaptation: Has no effect: the height class of a window is always regular.
  public nonisolated func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    modifier(CompactAdaptationModifier(adaptation: horizontalAdaptation))
  }
}
