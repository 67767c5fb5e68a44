// SPDX-License-Identifier: MIT

// Names that are Foundation's on Apple systems. The command imports this module into each file of a project; the names of
// other modules of the library are among its own, so that a file that imports Foundation alone finds them.
@_exported import class CoreTransferable.NSItemProvider
@_exported import enum CoreTransferable.NSItemProviderRepresentationVisibility
@_exported import protocol CoreTransferable.NSItemProviderWriting
@_exported import class EspalierApps.FileWrapper
@_exported import class EspalierApps.NSUserActivity
@_exported import let EspalierApps.NSUserActivityTypeBrowsingWeb
@_exported import struct EspalierContent.InlinePresentationIntent
@_exported import class EspalierContent.ListFormatter
@_exported import struct EspalierContent.LocalizedStringResource
@_exported import struct EspalierContent.MeasurementFormatUnitUsage
@_exported import class EspalierContent.RelativeDateTimeFormatter
@_exported import class EspalierInteraction.UndoManager
@_exported import let EspalierMotion.NSEC_PER_SEC
@_exported import let EspalierMotion.NSEC_PER_MSEC
@_exported import let EspalierMotion.NSEC_PER_USEC
@_exported import let EspalierMotion.USEC_PER_SEC
@_exported import Foundation
