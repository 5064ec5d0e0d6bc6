import { basename } from 'node:path'
import { Visitor } from 'rolldown/utils'
import { finding } from './project.ts'
import type { Finding, Project, Source } from './project.ts'

/** Folders below every domain, where there are no questions, so that "answer" could only mean a response. */
const transport =
  /^(?:apps\/server\/src\/(?!domains\/|demo\/|testing\/|events\/|http\/sweeps\/)|apps\/web\/src\/(?:platform|shared)\/|packages\/client\/)/

/** Retired words, one or several in a row, and the standard terms in their place: the second table of the glossary. */
const retired: readonly { words: string; use: string; onlyFirst?: true; within?: RegExp }[] = [
  { words: 'house', use: 'provider' },
  { words: 'houses', use: 'providers' },
  { words: 'impostor', use: 'unproven' },
  { words: 'impostors', use: 'unproven' },
  { words: 'tell', use: 'notify' },
  { words: 'remember', use: 'store or cache' },
  { words: 'holds', use: 'contains', onlyFirst: true },
  { words: 'least', use: 'min', onlyFirst: true },
  { words: 'ask for', use: 'request' },
  { words: 'ask to', use: 'confirm' },
  { words: 'stand in', use: 'placeholder' },
  { words: 'keep answer', use: 'store response' },
  { words: 'take answer', use: 'apply response' },
  { words: 'note run', use: 'record run' },
  { words: 'note act', use: 'record act' },
  { words: 'wish', use: 'request' },
  { words: 'wishes', use: 'requests' },
  { words: 'elect', use: 'feature' },
  { words: 'elected', use: 'featured' },
  { words: 'own data', use: 'personal data' },
  { words: 'hot query', use: 'prepared query' },
  { words: 'nursery', use: 'staging' },
  { words: 'patience', use: 'timeout' },
  { words: 'deed', use: 'engagement' },
  { words: 'deeds', use: 'engagement' },
  { words: 'door', use: 'entry point' },
  { words: 'doors', use: 'entry points' },
  { words: 'stake', use: 'losses' },
  { words: 'spell', use: 'pinyin' },
  { words: 'throw away', use: 'disposable' },
  { words: 'at most', use: 'max' },
  { words: 'most', use: 'max', onlyFirst: true },
  { words: 'kept', use: 'stored or cached', onlyFirst: true },
  { words: 'keeper', use: 'store or handler' },
  { words: 'answer', use: 'response', within: transport },
  { words: 'answers', use: 'responses', within: transport },
  { words: 'answered', use: 'acknowledged or served', within: transport },
]

/** Names of a library's icons, and of a table. */
const foreign = new Set(['House', 'HouseIcon', 'answered_request'])

/** Names of events, subscribers, jobs and queries: `post.published`. */
const dottedName = /^[a-z][A-Za-z-]*(?:\.[a-z][A-Za-z-]*)+$/

/** Identifiers, dotted names, file names and comments, those of style sheets too, use the field's standard words. */
export function standardWords(project: Project): Finding[] {
  const styles = project.styles.flatMap(commentsWith)
  const code = project.sources.filter(isChecked).flatMap((source) => {
    const found: Finding[] = []
    const judge = (words: readonly string[], at: number): void => {
      const match = retired.find((one) => (one.within?.test(source.path) ?? true) && contains(words, one))
      if (match !== undefined)
        found.push(finding(source, at, `"${match.words}" is retired; use "${match.use}"`))
    }
    judge(wordsOf(basename(source.path).split('.')[0] ?? ''), 0)
    new Visitor({
      Identifier({ name, start }) {
        if (!foreign.has(name)) judge(wordsOf(name), start)
      },
      Literal({ value, start }) {
        if (typeof value === 'string' && dottedName.test(value)) judge(wordsOf(value), start)
      },
    }).visit(source.program)
    return [...found, ...commentsWith(source)]
  })
  return [...code, ...styles]
}

// This file and its test list the words.
function isChecked({ path }: Source): boolean {
  return !path.startsWith('tools/boundaries/')
}

/** Words that have no use in comments on this program but the retired one. */
const inComments = /\b(?:houses?|impostors?|nursery|deeds?|doors?)\b/i

function commentsWith(source: Pick<Source, 'path' | 'text' | 'comments'>): Finding[] {
  return source.comments.flatMap(({ value, start }) => {
    const [word] = inComments.exec(value) ?? []
    return word === undefined ? [] : [finding(source, start, `"${word}" is retired in comments`)]
  })
}

/** `keptOfMember`, `KEPT_OF` and `kept-of` alike: kept, of, member. */
function wordsOf(name: string): string[] {
  return name
    .split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase())
}

function contains(words: readonly string[], { words: text, onlyFirst }: (typeof retired)[number]): boolean {
  const phrase = text.split(' ')
  return words.some(
    (_, place) =>
      (onlyFirst !== true || (place === 0 && words.length > 1)) &&
      phrase.every((word, offset) => words[place + offset] === word),
  )
}
