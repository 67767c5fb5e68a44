// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierInteraction
import EspalierPrimitives
import EspalierScrolling

extension EnvironmentValues {
  /// Resets environment values meant for one place, for views presented at another: in a sheet, a panel, a bar.
  package mutating func leavePlace() {
    font = nil
    foregroundStyles = nil
    defaultForeground = nil
    textCase = nil
    multilineTextAlignment = .leading
    lineLimit = nil
    appearance.isOnAccent = false
    backgroundProminence = .standard
    isFormRow = false
    isWholeRow = false
    isInControlGroup = false
    isInColumn = false
    isInSidebar = false
    isInContentColumn = false
    columnOpener = nil
    linkSelection = nil
    isBarItem = false
    leaveBar()
    leaveContainerStyles()
    keyboardShortcut = nil
    impliedShortcut = nil
    dialogContext = nil
    containerOffers = ContainerOffers()
    isOnPage = false
    searchesInBar = true
    pagesFitContent = false
    scrollSettings.collapsingTitle = 0
  }
}
