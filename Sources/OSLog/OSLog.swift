// SPDX-License-Identifier: MIT

// On Apple's systems `Logger` is in the module `os`, which this one exports, as it does Foundation; the reading of
// logs, which this module adds on Apple's systems, is absent.
@_exported import Foundation
@_exported import os
