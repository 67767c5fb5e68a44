// SPDX-License-Identifier: MIT

// Names that `import AppKit` brings into a file besides its own: Foundation and Core Graphics, and not SwiftUI.
@_exported import Combine
@_exported import EspalierAppleValues
@_exported import EspalierFoundation
@_exported import EspalierCPath
@_exported import class EspalierDrawing.CGMutablePath
@_exported import class EspalierDrawing.CGPath
@_exported import enum EspalierDrawing.CGPathFillRule
@_exported import EspalierGeometry
@_exported import Foundation
@_exported import class CoreTransferable.NSItemProvider
@_exported import class EspalierApps.NSUserActivity
@_exported import class EspalierInteraction.UndoManager
@_exported import UniformTypeIdentifiers
