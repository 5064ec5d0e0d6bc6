import { expect, it } from 'vitest'
import { readChoice, resolveTheme } from './theme.ts'

it('follows the system until a theme is chosen', () => {
  expect(resolveTheme('system', true)).toBe('dark')
  expect(resolveTheme('system', false)).toBe('light')
  expect(resolveTheme('light', true)).toBe('light')
  expect(resolveTheme('dark', false)).toBe('dark')
})

it('reads anything unknown as the system', () => {
  expect([null, '', 'sepia', 'dark', 'light'].map(readChoice)).toEqual([
    'system',
    'system',
    'system',
    'dark',
    'light',
  ])
})
