import { readFile } from 'node:fs/promises'
import { errorCatalogue, useTypes, type UseType } from '@guangquan/contract'
import {
  limitWindows,
  memberWindow,
  anonymousWindows,
  type LimitWindow,
} from '../../apps/server/src/http/limits/limit-windows.ts'

export const name = 'tables of the API page'

const page = 'docs/api.md'

/** Writes the tables of docs/api.md that follow from the code: limits, uses of files and errors. */
export async function generate(): Promise<Map<string, string>> {
  const before = await readFile(page, 'utf8')
  const sections = { limits: limitTable(), uses: useTable(), errors: errorTable() }
  let after = before
  for (const [section, table] of Object.entries(sections)) {
    const begin = `<!-- generated: ${section} -->\n`
    const start = after.indexOf(begin)
    if (start === -1) throw new Error(`${page} has no place for ${section}`)
    const end = after.indexOf('<!-- end -->', start)
    after = after.slice(0, start + begin.length) + table + after.slice(end)
  }
  return new Map([[page, after]])
}

function limitTable(): string {
  const rows = [
    `| not signed in, all requests of an address on one node | ${inWords(anonymousWindows)} |`,
    `| a member, all calls on one node | ${inWords([memberWindow])} |`,
    ...Object.entries(limitWindows)
      .filter(([, windows]) => windows.length > 0)
      .map(([limitClass, windows]) => `| class \`${limitClass}\` | ${inWords(windows)} |`),
  ]
  return `| Who or what | At most |\n|---|---|\n${rows.join('\n')}\n`
}

function inWords(windows: LimitWindow[]): string {
  return windows
    .map(({ points, seconds, byAddress }) => `${points} in ${span(seconds)}${byAddress ? ' by address' : ''}`)
    .join(', ')
}

function span(seconds: number): string {
  if (seconds >= 3600) return `${seconds / 3600} h`
  return seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`
}

const useWords: Record<UseType, string> = {
  1: 'photograph of a post',
  2: 'avatar',
  3: "background of a member's page, 3:1",
  4: 'cover of an article, 16:9',
  5: 'photograph in an article',
  6: 'cover of a circle, 16:9',
  7: 'cover of a contest that a member starts, 16:9',
  10: 'video',
  11: 'poster of a video',
  20: 'invoice or warranty card',
  30: 'photograph or GIF of a comment, proof of a report',
  31: 'photograph of a ticket to customer service',
  32: 'photograph of a private message',
  33: 'photograph in the form of an activity',
  34: 'original of a contest entry',
}

function useTable(): string {
  const rows = Object.values(useTypes).map((use) => `| ${use} | ${useWords[use]} |`)
  return `| \`useType\` | What for |\n|---|---|\n${rows.join('\n')}\n`
}

function errorTable(): string {
  const rows = Object.entries(errorCatalogue)
    .toSorted(([, a], [, b]) => a.code - b.code)
    .map(([error, { code, text }]) => `| ${code} | ${error} | ${text} |`)
  return `| \`error.code\` | Name | Sentence |\n|---|---|---|\n${rows.join('\n')}\n`
}
