import { builtColours } from '@guangquan/contract'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, contrastChecks, contrastFaults, deriveColours } from './brand-look.ts'

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#ffffff', '#777777')).toBe(contrast('#777777', '#ffffff'))
})

test('of any colour a palette is derived that can be seen, with the colour itself as its fill', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
      const fill = `#${value.toString(16).padStart(6, '0')}`
      const colours = deriveColours(fill)
      expect(colours.fill).toBe(fill)
      expect(contrastFaults(colours)).toEqual([])
    }),
    { numRuns: 300 },
  )
})

test('what is too hard to see is said for its colour, and the figure is never rounded up', () => {
  const faults = contrastFaults({ ...builtColours, text: '#f2a93b', onFill: '#ffffff' })
  expect(faults.map(({ colour }) => colour)).toEqual(['onFill', 'text'])
  expect(faults[0]?.sentence).toBe('主色上的文字看不清：对比度只有 1.99，至少要 4.5')
  const short = contrastChecks({ ...builtColours, onFill: '#ffffff', fill: '#777777' })[0]
  expect(short?.ratio).toBeLessThan(4.5)
  expect(contrastFaults({ ...builtColours, fill: '#777777', onFill: '#ffffff' })[0]?.sentence).toContain(
    '4.47',
  )
})
