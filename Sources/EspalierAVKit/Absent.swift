// SPDX-License-Identifier: MIT

/// Controller of UIKit that shows a film.
@available(*, unavailable, message: "Espalier has no AVPlayerViewController: use VideoPlayer.")
@MainActor public final class AVPlayerViewController {}

/// View of AppKit that shows a film.
@available(*, unavailable, message: "Espalier has no AVPlayerView: use VideoPlayer.")
@MainActor public final class AVPlayerView {}

/// Film in a small window above others.
@available(*, unavailable, message: "Espalier shows no pictures of films, and no small window with them.")
@MainActor public final class AVPictureInPictureController {}

/// Button that chooses another device.
@available(*, unavailable, message: "Linux's desktops send no films to other devices for a program.")
@MainActor public final class AVRoutePickerView {}
