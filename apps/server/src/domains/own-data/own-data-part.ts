import type { App } from '../../context.ts'
import type { Queryable, Tx } from '../../db/client.ts'
import { extensionPoint } from '../../extension-point.ts'
import type { CollectedFile } from '../media/index.ts'
import type { CollectedPost } from '../post/index.ts'
import type { CollectedReply } from '../reply/index.ts'

/** What a domain takes into a member's export. */
export interface CollectedPart {
  /** Into `profile.json`, which several domains fill. */
  profile?: object
  /** Into `follows.json`, which several domains fill. */
  follows?: object
  /** Further files, by name. */
  lists?: Record<string, unknown>
  /** Lists without an end, read while they are written. */
  long?: Record<string, AsyncIterable<object>>
  posts?: CollectedPost[]
  comments?: CollectedReply[]
  files?: CollectedFile[]
}

/** What a domain keeps of a member: how they take it along, and how it goes. */
export interface OwnDataPart {
  collect?: (app: App, db: Queryable, memberId: string) => Promise<CollectedPart> | CollectedPart
  /** Removes who they were, in the one transaction that erases the person. */
  erasePerson?: (tx: Tx, erased: { app: App; memberId: string; now: Date }) => Promise<void>
  /** Removes what they made, piece by piece, after that; it may be run again after it was ended half-way. */
  eraseWorks?: (app: App, erased: { memberId: string; keepPosts: boolean; now: Date }) => Promise<void>
}

/** From the lower layers to the higher. */
export const ownDataParts = extensionPoint<readonly OwnDataPart[]>('ownDataParts')
