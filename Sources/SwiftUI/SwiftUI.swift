// SPDX-License-Identifier: MIT

// The facade: the names that `import SwiftUI` brings into a file. No logic.
@_exported import Combine
@_exported import CoreTransferable
@_exported import EspalierApps
@_exported import EspalierContent
@_exported import EspalierControls
@_exported import EspalierCore
@_exported import EspalierDrawing
@_exported import EspalierFoundation
@_exported import EspalierGeometry
@_exported import EspalierImageRendering
@_exported import EspalierInteraction
@_exported import EspalierLayout
@_exported import EspalierMotion
@_exported import EspalierNavigation
@_exported import EspalierPrimitives
@_exported import EspalierScrolling
@_exported import EspalierSystemColors
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import FoundationXML
@_exported import Observation
@_exported import UniformTypeIdentifiers
