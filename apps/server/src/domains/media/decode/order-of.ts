import { ruleOf } from '../file-rules.ts'
import type { CopyMark, DecodeOrder } from './decode-messages.ts'

interface OrderOptions {
  mark?: CopyMark | null
  /** Requested sizes; defaults to all of the use. */
  sizes?: readonly number[]
}

/** The request for a file of a use. */
export function orderOf(
  kind: DecodeOrder['kind'],
  path: string,
  useType: number,
  { mark = null, sizes }: OrderOptions = {},
): Omit<DecodeOrder, 'id'> {
  const rule = ruleOf(useType)
  const { minWidth, minHeight, minShortEdge, aspect, copies, large, wide } = rule
  const all = large === null ? copies : [...copies, large]
  const chosen = sizes === undefined ? copies : all.filter((copy) => sizes.includes(copy.size))
  return {
    kind,
    path,
    minWidth,
    minHeight,
    minShortEdge,
    aspect,
    enlarge: false,
    wide: wide && kind !== 'avif',
    mark,
    movingQuality: rule.movingQuality,
    copies: chosen.map((copy) => ({
      size: copy.size,
      quality: kind === 'avif' ? copy.avifQuality : copy.quality,
    })),
  }
}
