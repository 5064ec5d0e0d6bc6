import { fieldSentences, maxDrafts, type DraftInput } from '@guangquan/contract'
import { normaliseAudiences } from '@guangquan/rules/posts/exposure'
import { timeTextOf } from '@guangquan/rules/time-text'
import { v7 as uuid } from 'uuid'
import type { MemberCtx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import type { CommittedResponse, OnceCtx } from '../../http/calls/once-ctx.ts'
import { releaseFiles } from '../media/index.ts'
import { lockPostingRights } from '../standing/index.ts'
import { findAllNamed, textsIn } from '../mention/index.ts'
import { claimUses, findUnusedFiles } from '../post/index.ts'
import { kindOf, prepareInput } from '../post-extension/index.ts'
import { countDrafts, DraftContent, lockDraft, putDraft } from './draft.store.ts'

interface SavedDraft {
  id: string
  version: number
  savedTime: string
}

/**
 * Stores a draft, replacing the one with its id. Its files exist as long as it does.
 * @throws DraftLimit, DraftChanged, UploadNotFound, ContentNotFound, ArticlePhotoLimit, ArticleVideoLimit, BadInput
 */
export async function saveDraft(ctx: OnceCtx<SavedDraft>, input: DraftInput): Promise<CommittedResponse> {
  await prepareInput(ctx, input, { isDraft: true })
  return ctx.once((tx) => storeDraft({ ...ctx, db: tx }, input))
}

async function storeDraft(ctx: MemberCtx, input: DraftInput): Promise<SavedDraft> {
  const authorId = ctx.viewer.id
  const kind = kindOf(input.publishType)
  if (kind === undefined) fail('BadInput', { fields: { publishType: fieldSentences.publishType } })
  const uses = kind.draftFilesOf(input)
  const id = input.id ?? uuid()
  const version = await inTransaction(ctx, async (tx) => {
    // Two tabs must not both take the last place.
    if ((await lockPostingRights(tx, authorId)) === undefined) fail('TokenInvalid')
    const before = input.id === undefined ? null : await lockDraft(tx, authorId, input.id)
    if (before === undefined) fail('ContentNotFound')
    if (before !== null && input.version !== undefined && input.version !== before.version) {
      fail('DraftChanged')
    }
    if (input.id === undefined && (await countDrafts(tx, authorId)) >= maxDrafts) fail('DraftLimit')
    await claimUses(ctx.app, tx, { ownerId: authorId, uses })
    const content = DraftContent.parse({
      ...input,
      exposeUser: normaliseAudiences(input.exposeUser),
      part: kind.draftPartOf?.(input) ?? null,
    })
    const mentions = await findAllNamed(tx, authorId, textsIn(content).join('\n'))
    const fileIds = [...new Set(uses.map((use) => use.fileId))]
    const stored = await putDraft(tx, {
      id,
      authorId,
      publishType: input.publishType,
      content: { ...content, mentions },
      fileIds,
      savedAt: ctx.now,
    })
    await releaseFiles(tx, await findUnusedFiles(tx, authorId, before?.fileIds ?? []))
    return stored
  })
  return { id, version, savedTime: timeTextOf(ctx.now) }
}
