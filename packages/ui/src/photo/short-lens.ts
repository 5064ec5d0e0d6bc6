/** A lens name without aperture and unit, for one line of text: `CL 50mm f/1.4` becomes `CL 50`. */
export function shortLens(lens: string): string {
  return lens
    .replace(/[fF]\/[\d.].*$/, '')
    .replace(/(\d)\s*mm\b/gi, '$1')
    .trim()
}
