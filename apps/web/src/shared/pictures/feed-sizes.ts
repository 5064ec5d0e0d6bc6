/** Width of a feed, as for `<img sizes>`. */
export const feedSizes =
  '(min-width: 1280px) 848px, (min-width: 768px) calc(100vw - 48px), calc(100vw - 32px)'

/** Displayed width of the first photograph of a post in the feed, which fits into the window below the header. */
export function firstSizes({ width, height }: { width: number; height: number }): string {
  const byHeight = `(100vh - 152px) * ${width / height}`
  return `(min-width: 1280px) min(848px, ${byHeight}), (min-width: 768px) min(100vw - 48px, ${byHeight}), min(100vw - 32px, ${byHeight})`
}
