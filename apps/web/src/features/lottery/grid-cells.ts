import type { LotteryPrize } from '@guangquan/contract'

/** A field of the nine-grid; null is 谢谢参与. */
export type Cell = LotteryPrize | null

const fields = 8

/** The eight fields around the button, clockwise from the upper left; prizes are spread between those without one. */
export function cellsOf(prizes: readonly LotteryPrize[]): Cell[] {
  const cells: Cell[] = Array.from({ length: fields }, () => null)
  for (const [index, prize] of prizes.slice(0, fields - 1).entries())
    cells[Math.floor((index * fields) / Math.min(prizes.length, fields - 1))] = prize
  return cells
}

/** Where the light stops: at the prize won, else at a field without one. */
export function targetOf(cells: readonly Cell[], prizeId: string | null): number {
  return cells.findIndex((cell) => (cell?.id ?? null) === prizeId)
}

/** The fields that the light passes, from the first: three rounds, and on to its target. */
export function pathTo(target: number): number[] {
  return Array.from({ length: 3 * fields + target + 1 }, (_, index) => index % fields)
}

/** How long the light stays on a step of its path: it slows down at the end. */
export function stepMs(index: number, length: number): number {
  const left = length - index
  return left > fields ? 70 : 70 + (fields - left) * 45
}
