/** Durations and distances the parts follow, in one place; `tokens.css` has those of stylesheets. Units in the names. */
export const timing = {
  clickDebounceMs: 300,
  successToastMs: 1000,
  errorToastMs: 3000,
  emotionSlideMs: 150,
  backToTopAfterPx: 50,
  /** Pictures are fetched this many screens ahead, the visible one included. */
  lazyPreloadFactor: 1.3,
  lazyRetries: 1,
  skeletonAfterMs: 400,
  sliderAutoplayMs: 6000,
} as const
