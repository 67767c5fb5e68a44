// The facade: everything that a file with `import SwiftUI` sees. No logic.
@_exported import Combine
@_exported import CoreGeometry
@_exported import CoreTransferable
@_exported import Drawing
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import ImageRendering
@_exported import Observation
@_exported import UniformTypeIdentifiers
@_exported import ViewCore
@_exported import Views
