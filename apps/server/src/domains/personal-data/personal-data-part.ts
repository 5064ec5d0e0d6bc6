import type { DeletionObstacle } from '@guangquan/contract'
import type { App } from '../../context.ts'
import type { Queryable, Tx } from '../../db/client.ts'
import type { DB } from '../../db/tables.gen.ts'
import { extensionPoint } from '../../extension-point.ts'
import type { ExportedFile } from '../media/index.ts'
import type { ExportedPost } from '../post/index.ts'
import type { ExportedReply } from '../reply/index.ts'

/** A domain's part of a member's export. */
export interface CollectedPart {
  /** For `profile.json`, which several domains fill. */
  profile?: object
  /** For `follows.json`, which several domains fill. */
  follows?: object
  /** Further files, by name. */
  lists?: Record<string, unknown>
  /** Lists of any length, read while they are written: for their file and for the page. */
  long?: Record<string, () => AsyncIterable<object>>
  posts?: ExportedPost[]
  comments?: ExportedReply[]
  files?: ExportedFile[]
}

/** How a domain exports and erases a member's data. */
export interface PersonalDataPart {
  /** The domain's tables that refer to a member, with the files of the export that contain them. */
  exportedTables?: Readonly<Partial<Record<keyof DB, readonly string[]>>>
  /** Its other tables that refer to a member, with the reason why the export lacks them. */
  omittedTables?: Readonly<Partial<Record<keyof DB, string>>>
  collect?: (app: App, db: Queryable, memberId: string) => Promise<CollectedPart> | CollectedPart
  /** What the member has to end before the account can be deleted. */
  findObstacles?: (db: Queryable, memberId: string) => Promise<DeletionObstacle[]>
  /** Removes personal data, in the single transaction that clears the member. */
  erasePerson?: (tx: Tx, erased: { app: App; memberId: string; now: Date }) => Promise<void>
  /** Removes content in steps after that; may be run again after an interruption. */
  eraseWorks?: (app: App, erased: { memberId: string; keepPosts: boolean; now: Date }) => Promise<void>
}

/** From the lower layers to the higher. */
export const personalDataParts = extensionPoint<readonly PersonalDataPart[]>('personalDataParts')
