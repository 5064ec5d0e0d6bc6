import { extensionPoint } from '../../extension-point.ts'
import type { Queryable } from '../../db/client.ts'

/** The conversation of two members up to its newest message; null if the first one sees none of it. */
export type FindNewestMessage = (
  db: Queryable,
  memberId: string,
  peerId: string,
) => Promise<{ id: string; seq: number } | null>

/** What staff may see with a report of a member; implemented by the domain of messages. */
export const newestMessage = extensionPoint<FindNewestMessage>('newestMessage')
