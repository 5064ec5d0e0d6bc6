import { publishStatus } from '@guangquan/contract'
import type { Tx } from '../../db/client.ts'
import { emit } from '../../events/emit.ts'

/** Marks a published post as the editors' choice, or removes the mark. @returns whether the post exists */
export async function pickPost(tx: Tx, id: string, on: boolean): Promise<boolean> {
  const row = await tx
    .updateTable('publish')
    .set({ editor_pick: on })
    .where('id', '=', id)
    .where('status', '=', publishStatus.published)
    .returning('id')
    .executeTakeFirst()
  if (row !== undefined && on) await emit(tx, 'post.picked', { publishId: id })
  return row !== undefined
}
