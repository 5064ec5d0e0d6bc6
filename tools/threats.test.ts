import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('every test that the page of threats names is there', () => {
  const page = readFileSync(new URL('../docs/threats.md', import.meta.url), 'utf8')
  const named = [...page.matchAll(/`((?:apps|e2e|tools)\/[^`]+)`/g)].map(([, path = '']) => path)
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((path) => !existsSync(new URL(`../${path}`, import.meta.url)))).toEqual([])
})
