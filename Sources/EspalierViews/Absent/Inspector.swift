// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

@available(
  *, unavailable, message: "Espalier has no inspector yet: put the view beside yours in an HStack, behind an `if`."
)
extension View {
  public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View { self }
}

@available(*, unavailable, message: "Espalier has no inspectorColumnWidth yet: give the view a frame(width:).")
extension View {
  public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View { self }
  public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }
}

@available(*, unavailable, message: "Espalier has no InspectorCommands yet: put a Toggle into a CommandGroup.")
public struct InspectorCommands: Commands {
  public nonisolated init() {}
  public var body: some Commands { EmptyCommands() }
}
