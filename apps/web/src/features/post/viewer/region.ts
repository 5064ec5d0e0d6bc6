import type { Region } from '@guangquan/contract'

/** Minimum side of a region, as a share of the photograph; if both sides are smaller, it is a point. */
const minSide = 0.012

export const firstRegion: Region = { x: 0.35, y: 0.35, width: 0.3, height: 0.3 }

/** The region between two points, in shares of the photograph; a press without a drag is a point. */
export function regionBetween(a: { x: number; y: number }, b: { x: number; y: number }): Region {
  const [left, right] = [share(Math.min(a.x, b.x)), share(Math.max(a.x, b.x))]
  const [top, bottom] = [share(Math.min(a.y, b.y)), share(Math.max(a.y, b.y))]
  const [width, height] = [right - left, bottom - top]
  if (width < minSide && height < minSide) return { x: left, y: top, width: 0, height: 0 }
  return { x: left, y: top, width: Math.max(width, minSide), height: Math.max(height, minSide) }
}

/** Applies a key to a region: arrows move it, with Shift they resize it. Null for other keys. */
export function regionByKey(region: Region, key: string, sizing: boolean): Region | null {
  const step = 0.02
  const dx = key === 'ArrowRight' ? step : key === 'ArrowLeft' ? -step : 0
  const dy = key === 'ArrowDown' ? step : key === 'ArrowUp' ? -step : 0
  if (dx === 0 && dy === 0) return null
  const { x, y, width, height } = region
  if (sizing) {
    return {
      x,
      y,
      width: Math.min(1 - x, Math.max(0, width + dx)),
      height: Math.min(1 - y, Math.max(0, height + dy)),
    }
  }
  return { x: between(x + dx, 1 - width), y: between(y + dy, 1 - height), width, height }
}

/** Position of a region in words: 左上、中央、右下. */
export function placeText({ x, y, width, height }: Region): string {
  const [middleX, middleY] = [x + width / 2, y + height / 2]
  const side = middleX < 1 / 3 ? '左' : middleX > 2 / 3 ? '右' : ''
  const level = middleY < 1 / 3 ? '上' : middleY > 2 / 3 ? '下' : ''
  if (side === '' && level === '') return '中央'
  if (side === '') return level === '上' ? '上方' : '下方'
  return level === '' ? `${side}侧` : `${side}${level}`
}

function share(value: number): number {
  return between(value, 1)
}

function between(value: number, max: number): number {
  return Math.min(max, Math.max(0, value))
}
