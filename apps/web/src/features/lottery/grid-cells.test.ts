import type { LotteryPrize } from '@guangquan/contract'
import { expect, test } from 'vitest'
import { cellsOf, pathTo, stepMs, targetOf } from './grid-cells.ts'

const prizes = (count: number): LotteryPrize[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `prize-${index}`,
    title: '奖品',
    imageUrl: null,
    value: 0,
    count: 1,
    left: 1,
    odds: 1,
  }))

test('every prize has one field, and there is always a field without one', () => {
  for (let count = 1; count <= 7; count++) {
    const cells = cellsOf(prizes(count))
    expect(cells).toHaveLength(8)
    expect(new Set(cells.flatMap((cell) => cell?.id ?? [])).size).toBe(count)
    expect(cells).toContain(null)
    for (const { id } of prizes(count)) expect(cells[targetOf(cells, id)]?.id).toBe(id)
    expect(cells[targetOf(cells, null)]).toBeNull()
  }
})

test('the light stops where the answer says, and slows down before', () => {
  for (let target = 0; target < 8; target++) {
    const path = pathTo(target)
    expect(path.at(-1)).toBe(target)
    const times = path.map((_, index) => stepMs(index, path.length))
    expect(times.at(-1)).toBeGreaterThan(times[0] ?? 0)
    expect(times.reduce((sum, one) => sum + one, 0)).toBeLessThan(6000)
  }
})
