import * as z from 'zod'
import { id } from './text.ts'

/** A named folder of what somebody collected. The default folder is what lies in none. */
export const CollectFolder = z.object({
  id,
  name: z.string(),
  isPublic: z.boolean(),
  count: z.int(),
})
export type CollectFolder = z.infer<typeof CollectFolder>

export const CollectFolders = z.object({
  /** What lies in no named folder. Null for others than its owner. */
  defaultCount: z.int().nullable(),
  folders: z.array(CollectFolder),
})
export type CollectFolders = z.infer<typeof CollectFolders>
