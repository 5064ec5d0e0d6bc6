import { readFileSync } from 'node:fs'
import { builtColours } from '@guangquan/contract'
import { contrastFaults, grounds } from '@guangquan/rules/brand-look'
import { expect, test } from 'vitest'

test('grounds and colours are those of the design tokens, which can be seen', () => {
  const tokens = readFileSync(new URL('../../../../../packages/ui/src/tokens.css', import.meta.url), 'utf8')
  const [light = '', dark = ''] = tokens.split('暗房 dark ---')
  for (const [css, { wall, surface, sunk }] of [
    [light, grounds.light],
    [dark, grounds.dark],
  ] as const) {
    expect(css).toContain(`--surface-wall: ${wall};`)
    expect(css).toContain(`--surface: ${surface};`)
    expect(css).toContain(`--surface-sunk: ${sunk};`)
  }
  const { fill, onFill, graphic, text, textDark } = builtColours
  const knobs = { fill, 'on-fill': onFill, graphic, text, 'text-dark': textDark }
  for (const [name, colour] of Object.entries(knobs)) expect(tokens).toContain(`--brand-${name}: ${colour};`)
  expect(dark).toContain('--accent: var(--brand-fill);')
  expect(contrastFaults(builtColours)).toEqual([])
})
