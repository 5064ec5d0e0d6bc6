import { postLimits, type Mention } from '@guangquan/contract'
import { mentionedNames, mentionPlace } from '@guangquan/rules/posts/mention'
import type { Queryable } from '../../db/client.ts'
import { findNamed } from '../member-search/index.ts'

/** Names looked up per draft: twice the mentions that a post may have. */
const maxRuns = 2 * postLimits.mentions

/**
 * The members that `@name` in a text means: active ones by their current name, without blocks between them and the
 * writer. `atUsers` lists those chosen from a list; their names may be followed directly by text, others end at the
 * first character that no name can contain.
 * @returns at most ten, in the order of the text
 */
export async function findMentions(
  db: Queryable,
  writerId: string,
  { text, atUsers }: { text: string; atUsers: readonly string[] },
): Promise<Mention[]> {
  if (!/[@＠]/u.test(text)) return []
  const people = await findNamed(db, writerId, { ids: atUsers, names: mentionedNames(text) })
  return inOrder(people, writerId, text).slice(0, postLimits.mentions)
}

/**
 * All members whom an unfinished text may mention: since nobody has been chosen yet, every prefix of the text after @
 * counts as a possible name.
 */
export async function findAllNamed(db: Queryable, writerId: string, text: string): Promise<Mention[]> {
  const names = mentionedNames(text)
    .slice(0, maxRuns)
    .flatMap((run) => [...run].map((_, end, letters) => letters.slice(0, end + 1).join('')))
    .filter((name) => name.length > 1)
  return inOrder(await findNamed(db, writerId, { ids: [], names }), writerId, text)
}

function inOrder(people: Awaited<ReturnType<typeof findNamed>>, writerId: string, text: string): Mention[] {
  return people
    .map((person) => ({ userId: person.id, name: person.nickName, at: mentionPlace(text, person.nickName) }))
    .filter(({ at, userId }) => at >= 0 && userId !== writerId)
    .toSorted((a, b) => a.at - b.at)
    .map(({ userId, name }) => ({ userId, name }))
}
