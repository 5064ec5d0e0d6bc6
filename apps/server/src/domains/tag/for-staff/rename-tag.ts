import type { MethodParsed, StaffTag } from '@guangquan/contract'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { addPinyin } from '../add-pinyin.ts'
import { lockTags, redirectTag, requireTag, type TagRow } from '../tag.store.ts'
import { rejoinTag, tagQueue } from './rejoin-tag.ts'

/**
 * Gives a tag another name: the old one leads to the new one, which gets its posts and followers by a job. An earlier
 * name of the same tag may be given to it again.
 * @throws ContentNotFound, ChangedMeanwhile, AlreadyThere
 */
export async function renameTag(
  ctx: StaffCtx,
  { name, version, newName }: MethodParsed<typeof StaffTag.Rename>,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const locked = await lockTags(tx, [name, newName])
    const before = await requireTag(tx, locked, { name, version })
    if (before.banned_at !== null) fail('ContentNotFound')
    const other = locked.get(newName)
    if (other !== undefined && other.merged_into !== name) fail('AlreadyThere')
    // Inserted if it is new: of two concurrent calls that choose the same name, the second finds it.
    const row = await tx
      .insertInto('tag')
      .values({ name: newName, last_used_at: before.last_used_at, ...pictureOf(before) })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet((eb) => ({
            merged_into: null,
            version: eb('tag.version', '+', 1),
            ...pictureOf(before),
          }))
          .where('tag.merged_into', '=', name),
      )
      .returning('folded')
      .executeTakeFirst()
    if (row === undefined) fail('AlreadyThere')
    if (row.folded === null) await addPinyin(tx, newName)
    await tx.updateTable('tag').set({ cover: '', cover_file_id: null }).where('name', '=', name).execute()
    await redirectTag(tx, { name, into: newName })
    await enqueue(tx, rejoinTag, { name }, tagQueue)
    await auditAct(ctx, tx, {
      act: 'tag.renamed',
      targetKind: 'tag',
      targetId: name,
      before: { name },
      after: { name: newName },
    })
  })
}

const pictureOf = ({ cover, cover_file_id }: TagRow) => ({ cover, cover_file_id })
