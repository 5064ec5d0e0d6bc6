interface Copies {
  url480: string
  url1080: string
  url2048: string | null
  width: number
  height: number
}

/** `srcset` of a photograph's copies, as the site's own pictures name it, so that the early fetch serves both. */
export function photoSrcSet(photo: Copies): string {
  const copies = [
    [480, photo.url480],
    [1080, photo.url1080],
    [2048, photo.url2048],
  ] as const
  const byWidth = new Map<number, string>()
  for (const [longer, url] of copies) {
    const scale = Math.min(1, longer / Math.max(photo.width, photo.height))
    const width = Math.max(1, Math.round(photo.width * scale))
    if (url !== null && !byWidth.has(width)) byWidth.set(width, url)
  }
  return [...byWidth].map(([width, url]) => `${url} ${width}w`).join(', ')
}
