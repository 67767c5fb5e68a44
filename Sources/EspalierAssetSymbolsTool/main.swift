// SPDX-License-Identifier: MIT

import EspalierAssetSymbols
import Foundation

do {
  try AssetSymbolsTool.run(Array(CommandLine.arguments.dropFirst()))
} catch {
  FileHandle.standardError.write(Data("error: \(error.localizedDescription)\n".utf8))
  exit(1)
}
