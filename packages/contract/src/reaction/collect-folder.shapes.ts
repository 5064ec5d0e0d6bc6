import * as z from 'zod'
import { id } from '../shapes/text.ts'

/** A named folder of collected posts. Posts without a folder are in the default one. */
export const CollectFolder = z.object({
  id,
  name: z.string(),
  isPublic: z.boolean(),
  count: z.int(),
})
export type CollectFolder = z.infer<typeof CollectFolder>

export const CollectFolders = z.object({
  /** Posts in the default folder; null unless the viewer is the owner. */
  defaultCount: z.int().nullable(),
  folders: z.array(CollectFolder),
})
export type CollectFolders = z.infer<typeof CollectFolders>
