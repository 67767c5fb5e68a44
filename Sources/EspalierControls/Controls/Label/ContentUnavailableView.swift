// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierInteraction
import EspalierPrimitives
import Foundation

/// A placeholder for missing content: a large icon and title, a description, and actions.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions
  @Environment(\.design) private var design

  /// A large label, a description below it in a quieter colour, and actions at the bottom, in the middle of the
  /// available size.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  public var body: some View {
    VStack(spacing: design.label.emptyGap) {
      label.labelStyle(UnavailableLabelStyle())
      description.font(.subheadline).foregroundStyle(.secondary).multilineTextAlignment(.center)
      VStack(spacing: design.label.emptyActionsGap) { actions }.font(.subheadline)
        .padding(.top, design.label.emptyActionsTop)
    }
    .padding(design.label.emptyPadding)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

private struct UnavailableLabelStyle: LabelStyle {
  @Environment(\.design) private var design

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: design.label.emptyTitleGap) {
      configuration.icon.font(.system(size: design.label.emptyIcon)).foregroundStyle(.secondary).accessibilityHidden(
        true)
      configuration.title.font(.title2.bold()).multilineTextAlignment(.center)
    }
  }
}

extension ContentUnavailableView
where Label == EspalierControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A title with a symbol, and a description.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      EspalierControls.Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  /// A title with a symbol, and a description. The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init {
      EspalierControls.Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  /// A title with a picture, and a description.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      EspalierControls.Label(title, image: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  /// A title with a picture, and a description. The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init {
      EspalierControls.Label(title, image: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label,
  Description == SearchUnavailableContent.Description, Actions == SearchUnavailableContent.Actions
{
  /// The placeholder for a search without results.
  public static var search: ContentUnavailableView { search(words: nil) }

  /// The placeholder for a search for `text` without results.
  public static func search(text: String) -> ContentUnavailableView { search(words: text) }

  private static func search(words: String?) -> ContentUnavailableView {
    ContentUnavailableView {
      SearchUnavailableContent.Label(words: words)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}

/// The parts of the placeholder for a search without results.
public struct SearchUnavailableContent {
  /// A magnifying glass, and a title that there are no results; with the searched words if they are known.
  public struct Label: View {
    let words: String?
    public var body: some View {
      EspalierControls.Label(words.map { "No Results for “\($0)”" } ?? "No Results", systemImage: "magnifyingglass")
    }
  }

  /// A sentence that suggests how to continue.
  public struct Description: View {
    public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// Empty: a search without results offers no action.
  public struct Actions: View {
    public var body: some View { EmptyView() }
  }
}
