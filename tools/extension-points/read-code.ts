import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../root.ts'

/** A file of the server's program: tests, their helpers and demonstration data are left out. */
export interface CodeFile {
  /** From `apps/server/src/domains/` for domains, else from `apps/server/src/`. */
  path: string
  text: string
}

const source = join(root, 'apps', 'server', 'src')
const left = /\.test\.ts$|\.gen\.ts$|(?:^|\/)(?:testing|demo|drills)\//

export async function readCode(): Promise<CodeFile[]> {
  const names = await readdir(source, { recursive: true })
  const files = names.filter((name) => name.endsWith('.ts') && !left.test(name)).toSorted()
  return Promise.all(
    files.map(async (name) => ({
      path: name.replace(/^domains\//, ''),
      text: await readFile(join(source, name), 'utf8'),
    })),
  )
}

/** Paths of the files whose text matches. */
export const filesWith = (code: readonly CodeFile[], pattern: RegExp): string[] =>
  code.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

/** @throws for a file that does not exist */
export function fileAt(code: readonly CodeFile[], path: string): CodeFile {
  const file = code.find((one) => one.path === path)
  if (file === undefined) throw new Error(`apps/server/src has no ${path}`)
  return file
}

/**
 * The first sentence of the comment right above a place of a text; empty for none. Comments in the middle of a line are
 * none.
 */
export function commentAbove(text: string, at: number): string {
  const [, comment = ''] = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*$/.exec(text.slice(0, at)) ?? []
  const plain = comment
    .replaceAll(/^\s*\* ?/gm, '')
    .replace(/\s@(?:throws|returns|param)[^]*$/, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const [sentence = plain] = /^.*?[.:](?= [A-Z])/.exec(plain) ?? []
  return sentence.replace(/[.:]$/, '')
}

/** Properties of a block of declarations, each with its comment. */
export function commentedKeys(text: string, key: RegExp): { key: string; comment: string }[] {
  return [...text.matchAll(key)].map(({ index, groups }) => ({
    key: groups?.['key'] ?? '',
    comment: commentAbove(text, index),
  }))
}

/**
 * The text between two marks.
 * @throws if one is missing
 */
export function between(text: string, begin: string, end: string): string {
  const from = text.indexOf(begin)
  const to = text.indexOf(end, from + begin.length)
  if (from === -1 || to === -1) throw new Error(`nothing stands between ${begin} and ${end}`)
  return text.slice(from, to)
}
