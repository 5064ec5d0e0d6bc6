import { originalCrop } from '@guangquan/contract'
import { ruleOf } from '../file-rules.ts'
import type { CopyMark, CropArea, DecodeOrder } from './decode-messages.ts'

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
  const { minWidth, minHeight, minShortEdge, aspect, copies, large, former, wide } = rule
  const all = [...copies, former, large].filter((copy) => copy != null)
  const chosen = sizes === undefined ? copies : all.filter((copy) => sizes.includes(copy.size))
  return {
    kind,
    path,
    minWidth,
    minHeight,
    minShortEdge,
    aspect,
    crop: null,
    enlarge: false,
    wide,
    mark,
    movingQuality: rule.movingQuality,
    partial: rule.partial,
    raw: kind === 'read' && rule.raw === true,
    masks: [],
    copies: chosen.map((copy) => ({
      size: copy.size,
      quality: kind === 'avif' ? copy.avifQuality : copy.quality,
    })),
  }
}

/** The request for a part of an original at 100 %, in one gamut or in both. */
export function cropOrderOf(
  path: string,
  useType: number,
  { area, mark, wide }: { area: CropArea; mark: CopyMark | null; wide: boolean },
): Omit<DecodeOrder, 'id'> {
  const { quality } = ruleOf(useType).copies.at(-1) ?? { quality: 90 }
  return {
    ...orderOf('webp', path, useType, { mark }),
    // Larger than any part: none is scaled, and each carries the watermark.
    copies: [{ size: originalCrop.maxSide, quality }],
    crop: area,
    wide,
  }
}
