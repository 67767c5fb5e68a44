// SPDX-License-Identifier: MIT

// Nothing stands here: with ESPALIER_PREBUILT, Package.swift makes this target a name for the library that is built already.
