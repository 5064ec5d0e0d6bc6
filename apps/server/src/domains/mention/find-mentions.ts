import { textLimits, type Mention } from '@guangquan/contract'
import { mentionedNames } from '@guangquan/rules/mention'
import type { Queryable } from '../../db/client.ts'
import { findNamed } from '../member/index.ts'

/** Names in one draft that are looked up: twice what a post may mention. */
const mostRuns = 2 * textLimits.mentionsPerPost

/**
 * Whom `@name` in a text means: active members by the name they have now, whom the writer may meet. `atUsers` tells
 * who was chosen from a list; their name may run on into the text, others end where no name can go on.
 * @returns at most ten, in the order of the text
 */
export async function findMentions(
  db: Queryable,
  writerId: string,
  { text, atUsers }: { text: string; atUsers: readonly string[] },
): Promise<Mention[]> {
  if (!text.includes('@')) return []
  const people = await findNamed(db, writerId, { ids: atUsers, names: mentionedNames(text) })
  return inOrder(people, writerId, text).slice(0, textLimits.mentionsPerPost)
}

/**
 * Everybody whom words that are still being written may name: a name may run on into what follows it, for nobody has
 * said yet whom they mean.
 */
export async function findAllNamed(db: Queryable, writerId: string, text: string): Promise<Mention[]> {
  const names = mentionedNames(text)
    .slice(0, mostRuns)
    .flatMap((run) => [...run].map((_, end, letters) => letters.slice(0, end + 1).join('')))
    .filter((name) => name.length > 1)
  return inOrder(await findNamed(db, writerId, { ids: [], names }), writerId, text)
}

function inOrder(people: Awaited<ReturnType<typeof findNamed>>, writerId: string, text: string): Mention[] {
  return people
    .map((person) => ({ userId: person.id, name: person.nickName, at: text.indexOf(`@${person.nickName}`) }))
    .filter(({ at, userId }) => at >= 0 && userId !== writerId)
    .toSorted((a, b) => a.at - b.at)
    .map(({ userId, name }) => ({ userId, name }))
}
