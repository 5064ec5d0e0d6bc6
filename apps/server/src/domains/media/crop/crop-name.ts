import { originalCrop } from '@guangquan/contract'
import type { CropArea } from '../../image/index.ts'

export interface CropName extends CropArea {
  gamut: 'srgb' | 'p3'
}

const form = /^(p3-)?(\d{1,5})-(\d{1,5})-(\d{1,4})-(\d{1,4})\.webp$/
const { step, maxSide } = originalCrop

/**
 * The part of a picture that a name like `512-0-1024-768.webp` asks for, as far as it lies within the picture. Null for
 * any other name: as positions and sizes move in steps, neighbours ask for the same parts.
 */
export function readCropName(name: string, sides: { width: number; height: number }): CropName | null {
  const [, wide, ...digits] = form.exec(name) ?? []
  const [left = -1, top = -1, width = 0, height = 0] = digits.map(Number)
  const isOnGrid = [left, top, width, height].every((value) => value >= 0 && value % step === 0)
  const isSmall = width > 0 && height > 0 && width <= maxSide && height <= maxSide
  if (!isOnGrid || !isSmall || left >= sides.width || top >= sides.height) return null
  return {
    left,
    top,
    width: Math.min(width, sides.width - left),
    height: Math.min(height, sides.height - top),
    gamut: wide === undefined ? 'srgb' : 'p3',
  }
}
