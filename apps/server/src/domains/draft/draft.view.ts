import { publishTypes, type Draft, type DraftItem } from '@guangquan/contract'
import { textBeginning } from '@guangquan/contract/text/text-length'
import { timeTextOf } from '@guangquan/rules/time-text'
import type { MemberCtx } from '../../context.ts'
import { fail } from '../../fail.ts'
import { loadUploadedFiles } from '../upload/index.ts'
import { kindOf, loadOwnCircle, postKinds, queryKinds, wireDraftPart } from '../post-extension/index.ts'
import { findDraft, listDrafts } from './draft.store.ts'

/** Characters of a draft's text that a list shows. */
const textCharacters = 60

/** The caller's drafts, newest first, as lists show them. */
export async function loadDraftItems(ctx: MemberCtx): Promise<DraftItem[]> {
  const counting = postKinds.get().filter((kind) => kind.countDraftItems !== undefined)
  const drafts = await listDrafts(ctx.db, {
    authorId: ctx.viewer.id,
    withPart: counting.map((kind) => kind.publishType),
  })
  return drafts.map(({ id, publishType, savedAt, title, text, pictures, part }) => ({
    id,
    publishType,
    title,
    text: textBeginning(text, textCharacters),
    partCount:
      publishType === publishTypes.photo || publishType === publishTypes.entry
        ? pictures
        : (kindOf(publishType)?.countDraftItems?.(part) ?? 0),
    savedTime: timeTextOf(savedAt),
  }))
}

/**
 * One of the caller's drafts as the editor opens it. A photograph whose file no longer exists is left out.
 * @throws ContentNotFound
 */
export async function loadDraft(ctx: MemberCtx, { id }: { id: string }): Promise<Draft> {
  const draft = (await findDraft(ctx.db, ctx.viewer.id, id)) ?? fail('ContentNotFound')
  const { version, publishType, savedAt } = draft
  const { part, mentions: _mentions, circleId, ...content } = draft.content
  const [files, parts, circle] = await Promise.all([
    loadUploadedFiles(
      ctx,
      content.pictures.map((picture) => picture.fileId),
    ),
    queryKinds([draft], (kind) => kind.loadDraftParts?.(ctx, new Map([[id, part]]))),
    loadOwnCircle(ctx, circleId),
  ])
  return {
    ...content,
    ...wireDraftPart(parts.get(id)),
    id,
    version,
    circle,
    publishType,
    savedTime: timeTextOf(savedAt),
    pictures: content.pictures.flatMap((picture) => {
      const file = files.get(picture.fileId)
      return file === undefined ? [] : [{ ...file, ...picture }]
    }),
  }
}
