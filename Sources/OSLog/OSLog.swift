// SPDX-License-Identifier: MIT

// On Apple's systems `Logger` is in the module `os`, which this one brings along, as it does Foundation; what it adds, reading
// logs, is absent.
@_exported import Foundation
@_exported import os
