// SPDX-License-Identifier: MIT

import EspalierCore

@available(
  *, unavailable, message: "Espalier has no HSplitView yet: use a NavigationSplitView, or an HStack with a Divider."
)
public struct HSplitView<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError("unavailable") }
}

@available(*, unavailable, message: "Espalier has no VSplitView yet: use a VStack with a Divider.")
public struct VSplitView<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError("unavailable") }
}
