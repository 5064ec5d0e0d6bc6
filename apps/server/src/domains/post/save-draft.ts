import { maxDrafts, useTypes, type MethodParsed, type NewPublish } from '@guangquan/contract'
import { normaliseAudiences } from '@guangquan/rules/exposure'
import { timeTextOf } from '@guangquan/rules/time-text'
import { v7 as uuid } from 'uuid'
import type { MemberCtx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { claimFiles, releaseFiles } from '../media/index.ts'
import { holdPoster } from '../member/index.ts'
import { countDrafts, lockDraftFiles, putDraft } from './draft.store.ts'
import { findUnusedFiles } from './post.store.ts'

type DraftInput = MethodParsed<typeof NewPublish.SaveDraft>

/**
 * Keeps a draft, or writes over the one of its id. Its files stay as long as it does.
 * @throws DraftLimit, UploadNotFound, ContentNotFound
 */
export async function saveDraft(
  ctx: MemberCtx,
  input: DraftInput,
): Promise<{ id: string; savedTime: string }> {
  const authorId = ctx.viewer.id
  const fileIds = input.pictures.map((picture) => picture.fileId)
  const id = input.id ?? uuid()
  await inTransaction(ctx, async (tx) => {
    // Two tabs must not both take the last place.
    if ((await holdPoster(tx, authorId)) === undefined) fail('TokenInvalid')
    const before = input.id === undefined ? [] : await lockDraftFiles(tx, authorId, input.id)
    if (before === undefined) fail('ContentNotFound')
    if (input.id === undefined && (await countDrafts(tx, authorId)) >= maxDrafts) fail('DraftLimit')
    await claimFiles(ctx.app, tx, { ownerId: authorId, fileIds, useType: useTypes.photo })
    const { publishType, title, text, pictures, topicIds, tags, place } = input
    const exposeUser = normaliseAudiences(input.exposeUser)
    const content = { title, text, pictures, topicIds, tags, place, exposeUser }
    await putDraft(tx, { id, authorId, publishType, content, savedAt: ctx.now })
    await releaseFiles(tx, await findUnusedFiles(tx, authorId, before))
  })
  return { id, savedTime: timeTextOf(ctx.now) }
}
