/** Durations and distances of the components; those of stylesheets are in `tokens.css`. Names carry the unit. */
export const timing = {
  clickDebounceMs: 300,
  successToastMs: 1000,
  /** Toasts of other kinds have more to read. */
  longToastMs: 3000,
  /** Long enough to notice the error and to reach the button. */
  actionToastMs: 10_000,
  emotionSlideMs: 150,
  backToTopAfterPx: 50,
  /** Pictures are loaded this many screens ahead, including the visible one. */
  lazyPreloadFactor: 1.3,
  lazyRetries: 1,
  skeletonAfterMs: 400,
  sliderAutoplayMs: 6000,
} as const
