/** Displayed width of the first photograph of a post in the feed, as for `<img sizes>`. */
export const feedSizes =
  '(min-width: 1280px) 848px, (min-width: 768px) calc(100vw - 48px), calc(100vw - 32px)'
