import { extensionPoint } from '../../extension-point.ts'
import type { Queryable } from '../../db/client.ts'

/** The conversation of two members up to its newest message; null where the first has nothing of it. */
export type FindNewestMessage = (
  db: Queryable,
  memberId: string,
  peerId: string,
) => Promise<{ id: string; seq: number } | null>

/** What a report of a member may show to staff; one domain has the messages. */
export const newestMessage = extensionPoint<FindNewestMessage>('newestMessage')
