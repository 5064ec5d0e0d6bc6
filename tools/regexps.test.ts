import { globSync, readFileSync } from 'node:fs'
import { RegExpParser } from '@eslint-community/regexpp'
import { parseAst } from 'rolldown/parseAst'
import { analyse } from 'scslre'
import { expect, test } from 'vitest'
import { root } from './root.ts'

interface Found {
  at: string
  source: string
  flags: string
}

const files = globSync(['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}'], { cwd: root })
const parser = new RegExpParser()

/** Every regular expression literal of a file. */
function expressionsIn(file: string): Found[] {
  const text = readFileSync(root + file, 'utf8')
  const found: Found[] = []
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if ('regex' in node && 'start' in node) {
      const { pattern, flags } = Object(node.regex)
      found.push({ at: `${file}:${lineOf(text, Number(node.start))}`, source: pattern, flags })
      return
    }
    for (const child of Object.values(node)) walk(child)
  }
  walk(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file))
  return found
}

const lineOf = (text: string, at: number) => text.slice(0, at).split('\n').length

function isSlow({ source, flags }: Pick<Found, 'source' | 'flags'>): boolean {
  const literal = parser.parseLiteral(`/${source}/${flags}`)
  // A search restarted at each character is quadratic at most, and all texts are limited.
  return analyse(literal, { reportTypes: { Move: false } }).reports.length > 0
}

test('no regular expression of the source can be made to go back and forth for long', () => {
  expect(isSlow({ source: '^(a+)+$', flags: '' })).toBe(true)
  const found = files.flatMap(expressionsIn)
  expect(found.length).toBeGreaterThan(100)
  expect(found.filter(isSlow).map(({ at, source }) => `${at} ${source}`)).toEqual([])
})
