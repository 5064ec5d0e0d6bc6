import { fieldSentences } from '@guangquan/contract'
import type { Tx } from '../../db/client.ts'
import { fail } from '../../fail.ts'
import { findOpenTopics } from '../site/index.ts'

/** Refuses a topic that is unknown, or closed and not the post's already. @throws BadInput */
export async function refuseUnknownTopics(
  tx: Tx,
  topicIds: readonly string[],
  before: readonly string[] = [],
): Promise<void> {
  const added = topicIds.filter((id) => !before.includes(id))
  const known = await findOpenTopics(tx, added)
  if (added.some((id) => !known.has(id))) fail('BadInput', { fields: { topicIds: fieldSentences.topics } })
}
