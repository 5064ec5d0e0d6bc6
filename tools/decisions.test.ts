import { readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readDecisions } from './decisions.ts'
import { root } from './root.ts'

const decisions = readDecisions(root)

test('no two decisions have one number', () => {
  const numbers = decisions.map(({ number }) => number)
  expect(numbers.filter((number, place) => numbers.indexOf(number) !== place)).toEqual([])
})

test('a superseded decision names one that there is', () => {
  const numbers = new Set(decisions.map(({ number }) => number))
  const named = decisions.flatMap(({ status }) => (status === 'accepted' ? [] : [status.supersededBy]))
  expect(named.filter((number) => !numbers.has(number))).toEqual([])
})

test('a decision links to pages that there are', () => {
  const files = new Set(decisions.map(({ file }) => file))
  const broken = decisions.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\((\d{4}-[^)#]+)/g)].flatMap(([, to = '']) =>
      files.has(to) ? [] : [`${file}: ${to}`],
    ),
  )
  expect(broken).toEqual([])
})

describe('what a decision quotes', () => {
  const { paths, words } = readTree()

  // Pages may leave out `src/`, and write `x` for the name of a domain.
  const isPath = (quoted: string): boolean => {
    const pattern = RegExp.escape(quoted.replace(/\/$/, '').replace(/(?<=^|\/)x(?=[.-])/, '*'))
    return new RegExp(`(?:^|/)${pattern.replaceAll('\\*', '[^/]*')}(?:\n|/)`, 'm').test(paths)
  }
  const isName = (quoted: string): boolean =>
    quoted.match(/[\w$]+/g)?.every((word) => words.has(word)) === true

  test.each(decisions.filter(({ status }) => status === 'accepted'))('$number is in the tree', ({ text }) => {
    const quoted = [...text.replaceAll(/```.*?```/gs, '').matchAll(/`([^`\n]+)`/g)].map(([, one = '']) => one)
    const missing = quoted.filter((one) => {
      if (looksLikePath.test(one)) return !isPath(one)
      return looksLikeName.test(one) && !isName(one)
    })
    expect(missing).toEqual([])
  })
})

const looksLikePath = /^[\w@*][\w.@*/-]*(?:\/|\.(?:ts|tsx|mjs|css|sql|md))$/
/** An identifier, one of an object, or a call by Service and Method. */
const looksLikeName = /^[A-Za-z$][\w$]*(?:[./][A-Za-z_$][\w$]*)*(?:\(\))?$/

/** Paths of all files, one a line, and every word of the code. */
function readTree(): { paths: string; words: Set<string> } {
  const skipped = /^(?:\.|dist|(?:node_modules|test-results|playwright-report)$)/
  const files = readdirSync(root, { withFileTypes: true, recursive: false })
    .filter(({ name }) => !skipped.test(name))
    .flatMap((entry) => (entry.isDirectory() ? walk(join(root, entry.name)) : [join(root, entry.name)]))

  function walk(folder: string): string[] {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      if (skipped.test(entry.name)) return []
      const path = join(folder, entry.name)
      return entry.isDirectory() ? walk(path) : [path]
    })
  }

  const words = new Set<string>()
  for (const file of files.filter((one) => /\.(?:tsx?|mjs|css|sql|jsonc?)$/.test(one))) {
    for (const word of readFileSync(file, 'utf8').match(/[\w$]+/g) ?? []) words.add(word)
  }
  const paths = files
    .map((file) => relative(root, file))
    .flatMap((path) => [path, path.replace('/src/', '/')])
  return { paths: `${paths.join('\n')}\n`, words }
}
