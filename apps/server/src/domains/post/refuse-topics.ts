import { fieldSentences } from '@guangquan/contract'
import type { Tx } from '../../db/client.ts'
import { fail } from '../../fail.ts'
import { findTopics } from '../site/index.ts'

/** Refuses an unknown topic. @throws BadInput */
export async function refuseUnknownTopics(tx: Tx, topicIds: string[]): Promise<void> {
  const known = await findTopics(tx, topicIds)
  if (topicIds.some((id) => !known.has(id))) fail('BadInput', { fields: { topicIds: fieldSentences.topics } })
}
