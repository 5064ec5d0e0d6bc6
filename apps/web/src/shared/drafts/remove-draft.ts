import { api, client } from '../../platform/api.ts'
import { removeMirroredOf } from '../../platform/mirrored-drafts.ts'
import { confirmAndDelete } from '../posts/confirm-and-delete.ts'

/** Asks, deletes a draft and shows the result. @returns whether it was deleted */
export function removeDraft(id: string): Promise<boolean> {
  return confirmAndDelete({
    title: '删除这篇草稿？',
    text: '它将被永久删除，无法恢复。',
    remove: async () => {
      await client.call(api.NewPublish.DeleteDraft, { id, requestId: crypto.randomUUID() })
      await removeMirroredOf(id)
    },
  })
}
