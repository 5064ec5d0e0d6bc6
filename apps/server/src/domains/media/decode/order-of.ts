import { ruleOf } from '../file-rules.ts'
import type { DecodeOrder } from './decode-messages.ts'

/** The order for a file of one use. */
export function orderOf(kind: DecodeOrder['kind'], path: string, useType: number): Omit<DecodeOrder, 'id'> {
  const { minWidth, minHeight, minShortEdge, aspect, copies } = ruleOf(useType)
  return {
    kind,
    path,
    minWidth,
    minHeight,
    minShortEdge,
    aspect,
    enlarge: false,
    copies: copies.map((copy) => ({
      size: copy.size,
      quality: kind === 'avif' ? copy.avifQuality : copy.quality,
    })),
  }
}
