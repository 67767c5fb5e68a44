// SPDX-License-Identifier: MIT

/// Everything that takes a view. The order is the order of the matrix; a new case belongs at the end of its line.
@MainActor
enum Containers {
  static let all: [any Container.Type] =
    stacks + scrolling + lists + navigation + presentation + controls + layouts + readers + identity + modifiers
    + motion

  static let stacks: [any Container.Type] = [
    InVStack.self, InHStack.self, InZStack.self, InGrid.self, InGroup.self, InSection.self, InForEach.self,
    InCondition.self, InBranch.self,
  ]
  static let scrolling: [any Container.Type] = [
    InScrollView.self, InHorizontalScrollView.self, InBothAxesScrollView.self, InScrollViewReader.self,
    InLazyVStack.self,
    InLazyHStack.self, InLazyVGrid.self, InLazyHGrid.self, InScrolledLazyVStack.self, InScrolledLazyHStack.self,
    InPinnedSection.self,
  ]
  static let lists: [any Container.Type] = [
    InList.self, InListOfData.self, InListSection.self, InPlainList.self, InForm.self, InFormSection.self,
    InOutline.self, InSwipedRow.self,
  ]
  static let navigation: [any Container.Type] = [
    InNavigationStack.self, InNavigationSplitView.self, InNavigationLink.self, InNavigationDestination.self,
    InTabView.self, InPagedTabView.self, InToolbar.self, InSearchable.self,
  ]
  static let presentation: [any Container.Type] = [
    InSheet.self, InPopover.self, InAlert.self, InConfirmationDialog.self, InFullScreenCover.self, InPresenter.self,
    InContextMenu.self,
  ]
  static let controls: [any Container.Type] = [
    InButton.self, InStyledButton.self, InToggle.self, InStyledToggle.self, InMenu.self, InPicker.self,
    InSegmentedPicker.self, InInlinePicker.self, InGroupBox.self, InControlGroup.self, InLabeledContent.self,
    InDisclosureGroup.self, InStepper.self, InSlider.self, InLabel.self, InProgressView.self, InGauge.self, InLink.self,
    InContentUnavailableView.self, InTextField.self,
  ]
  static let layouts: [any Container.Type] = [
    InCustomLayout.self, InFlowLayout.self, InAnyLayout.self, InViewThatFits.self, InAlignmentGuide.self,
    InContainerRelativeFrame.self,
  ]
  static let readers: [any Container.Type] = [
    InGeometryReader.self, InSizedGeometryReader.self, InStatefulReader.self, InGeometryChange.self,
    InPreferenceFeedback.self, InOverlayPreference.self, InAnchor.self, InTransformedAnchor.self, InSpace.self,
  ]
  static let identity: [any Container.Type] = [
    InAnyView.self, InEquatableView.self, InID.self, InUserView.self, InUserModifier.self, InContentTransform.self,
    InSubviews.self, InVariableModifier.self,
  ]
  static let modifiers: [any Container.Type] = [
    InOverlay.self, InBackground.self, InMask.self, InSafeAreaInset.self, InSafeAreaPadding.self, InPadding.self,
    InFrame.self, InFlexibleFrame.self, InFixedSize.self, InAspectRatio.self, InPriority.self, InClip.self,
    InEffects.self, InHidden.self, InEnvironment.self, InDisabled.self, InFont.self, InGestures.self, InFocus.self,
    InAccessibility.self, InCombinedAccessibility.self, InRightToLeft.self, InDrawingGroup.self, InBadge.self,
    InRedaction.self,
  ]
  static let motion: [any Container.Type] = [
    InTransition.self, InAnimation.self, InMatchedGeometry.self, InTimelineView.self, InPhaseAnimator.self,
    InKeyframeAnimator.self, InScrollTransition.self, InVisualEffect.self, InGeometryGroup.self,
  ]
}
