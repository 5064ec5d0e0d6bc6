import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chunkGroups } from '../chunk-groups.ts'

const root = join(import.meta.dirname, '../../..')
const files = globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/web/src/**/*.{ts,tsx}'], { cwd: root })

/** A pattern without alternatives, once for each combination of them. */
function withoutAlternatives(pattern: string): string[] {
  let depth = 0
  let begin = -1
  const parts: string[] = []
  let part = ''
  for (const character of pattern) {
    if (character === '(') depth++
    if (character === ')') depth--
    if (character === '|' && depth === 0) {
      parts.push(part)
      part = ''
    } else part += character
  }
  parts.push(part)
  if (parts.length > 1) return parts.flatMap(withoutAlternatives)
  begin = pattern.indexOf('(?:')
  if (begin < 0) return [pattern]
  let end = begin + 3
  for (depth = 1; depth > 0; end++) depth += { '(': 1, ')': -1 }[pattern[end] ?? ''] ?? 0
  return withoutAlternatives(pattern.slice(begin + 3, end - 1)).flatMap((one) =>
    withoutAlternatives(pattern.slice(0, begin) + one + pattern.slice(end)),
  )
}

test('each pattern of a group matches a module', () => {
  const patterns = chunkGroups.flatMap(({ test: { source } }) =>
    withoutAlternatives(source.replaceAll(String.raw`[\\/]`, '/').replaceAll(String.raw`\/`, '/')),
  )
  expect(patterns.length).toBeGreaterThan(150)
  // Names of packages change with their releases; the bundler finds them by what imports them.
  const own = patterns.filter((pattern) => /^(?:packages|apps)\//.test(pattern))
  expect(own.filter((pattern) => !files.some((file) => new RegExp(pattern).test(file)))).toEqual([])
})
