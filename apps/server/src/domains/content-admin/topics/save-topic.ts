import { topicCover, type MethodParsed, type StaffTopic } from '@guangquan/contract'
import { v7 as uuid } from 'uuid'
import { failChanged } from '../../../audit-chain/fail-changed.ts'
import { auditAct, type Facts } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { claimSitePicture } from '../../site-picture/index.ts'
import { releaseFiles } from '../../media/index.ts'
import { insertTopic, isTopicNamed, lockTopics, updateTopic, type TopicRow } from '../../site/index.ts'

/** Adds a topic. @returns its id @throws AlreadyThere, UploadNotFound */
export async function createTopic(
  ctx: StaffCtx,
  { name, sort, isOpen, coverFileId }: MethodParsed<typeof StaffTopic.Create>,
): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    await lockTopics(tx, null)
    if (await isTopicNamed(tx, name, null)) fail('AlreadyThere')
    const id = uuid()
    const row = { name, sort, is_open: isOpen, ...(await claimCover(ctx, tx, coverFileId)) }
    await insertTopic(tx, { id, ...row })
    await auditAct(ctx, tx, { act: 'topic.created', targetKind: 'topic', targetId: id, after: factsOf(row) })
    return id
  })
}

/**
 * Changes a topic; a replaced uploaded picture is removed.
 * @throws ContentNotFound, ChangedMeanwhile, AlreadyThere, UploadNotFound
 */
export async function saveTopic(
  ctx: StaffCtx,
  { id, name, sort, isOpen, coverFileId, version }: MethodParsed<typeof StaffTopic.Save>,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const before = (await lockTopics(tx, id)) ?? fail('ContentNotFound')
    const target = { targetKind: 'topic', targetId: id } as const
    if (before.version !== version) await failChanged(tx, target)
    if (await isTopicNamed(tx, name, id)) fail('AlreadyThere')
    const cover = coverFileId === undefined ? {} : await claimCover(ctx, tx, coverFileId)
    const changed = { name, sort, is_open: isOpen, ...cover }
    await updateTopic(tx, id, { ...changed, version: version + 1 })
    const after = { ...before, ...changed }
    const replaced = before.cover_file_id
    if (replaced !== null && replaced !== after.cover_file_id) await releaseFiles(tx, [replaced])
    await auditAct(ctx, tx, {
      act: 'topic.saved',
      ...target,
      before: factsOf(before),
      after: factsOf(after),
    })
  })
}

async function claimCover({ app }: StaffCtx, tx: Tx, fileId: string) {
  const { path } = await claimSitePicture(app, tx, { fileId, useType: topicCover.useType })
  return { cover: path, cover_file_id: fileId }
}

function factsOf(row: Pick<TopicRow, 'name' | 'sort' | 'is_open' | 'cover'>): Facts {
  return { name: row.name, sort: row.sort, open: row.is_open, cover: row.cover }
}
