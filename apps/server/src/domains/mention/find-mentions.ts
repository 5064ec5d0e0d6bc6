import { textLimits, type Mention } from '@guangquan/contract'
import { mentionedNames } from '@guangquan/rules/mention'
import type { Queryable } from '../../db/client.ts'
import { findNamed } from '../member/index.ts'

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
  return people
    .map((person) => ({ userId: person.id, name: person.nickName, at: text.indexOf(`@${person.nickName}`) }))
    .filter(({ at, userId }) => at >= 0 && userId !== writerId)
    .toSorted((a, b) => a.at - b.at)
    .slice(0, textLimits.mentionsPerPost)
    .map(({ userId, name }) => ({ userId, name }))
}
