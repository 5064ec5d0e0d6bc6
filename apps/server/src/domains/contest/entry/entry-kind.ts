import {
  contestSentences,
  entryStates,
  publishStatus,
  publishTypes,
  useTypes,
  type DraftPartOf,
} from '@guangquan/contract'
import * as z from 'zod'
import type { MemberCtx } from '../../../context.ts'
import { fail } from '../../../fail.ts'
import { readPhotographFacts } from '../../exposure/index.ts'
import { setPhotographChoices } from '../../media/index.ts'
import { coverExifOf } from '../../photo/index.ts'
import { isMatchEntryOpen } from '../../site/index.ts'
import type { DraftInputOf, EditInputOf, FileUse, InputOf, PostKind } from '../../post-extension/index.ts'
import { enterContest } from './enter-contest.ts'
import { loadEntryMarks } from './entry.view.ts'

type Entry = typeof publishTypes.entry

const Part = z.object({ matchId: z.uuid().nullable(), groupId: z.uuid().nullable() })

/** Entries of contests: photographs that wait for the first audit of their contest. */
export const entryKind: PostKind<InputOf<Entry>, DraftInputOf<Entry>, EditInputOf<Entry>> = {
  publishType: publishTypes.entry,
  minLevel: 1,
  replaceTexts: (input, replace) => ({
    ...input,
    title: replace(input.title),
    text: replace(input.text),
  }),
  textsOf: ({ title, text, pictures }) => [
    title,
    text,
    ...pictures.flatMap((picture) => [picture.title, picture.alt]),
  ],
  filesOf: ({ pictures }) => photosOf(pictures),
  prepare: async (ctx, tx, { title, text, aiMark, pictures }) => {
    if (!(await isMatchEntryOpen({ app: ctx.app, db: tx })))
      fail('ApplyClosed', { text: contestSentences.notCollecting })
    // A judge would read the author's name in it.
    if (pictures.some(({ watermark }) => watermark !== 0))
      fail('BadInput', { fields: { pictures: contestSentences.watermark } })
    await setPhotographChoices({ tx, now: ctx.now }, pictures, '')
    const facts = await readPhotographFacts(
      tx,
      pictures.map(({ fileId }) => fileId),
    )
    return {
      title,
      body: text,
      publishSubType: pictures.length === 1 ? 1 : 2,
      pictures,
      cover: coverExifOf(facts, pictures[0]),
      ai: { mark: Math.max(aiMark, Math.min(2, facts.aiFound)), suspected: facts.aiFound > aiMark },
      waits: true,
    }
  },
  insert: (tx, { id, authorId, now }, { matchId, groupId, title, pictures, aiMark }) =>
    enterContest(tx, {
      publishId: id,
      authorId,
      matchId,
      groupId,
      title,
      fileIds: pictures.map(({ fileId }) => fileId),
      declaredAi: aiMark,
      now,
    }),
  loadMarks: loadEntryMarks,
  draftPartOf: ({ matchId, groupId }) => ({ matchId, groupId }),
  draftFilesOf: ({ pictures }) => photosOf(pictures),
  loadDraftParts,
  editableIn: [publishStatus.inReview, publishStatus.refused],
  editedTextsOf: ({ title, text }) => [title, text],
  edit: async (_ctx, tx, { id }, { title, text }) => {
    const entry = await tx
      .updateTable('contest_entry')
      .set({ title })
      .where('publish_id', '=', id)
      .where('state', 'in', [entryStates.waiting, entryStates.returned])
      .returning('id')
      .executeTakeFirst()
    // What passed the audit is what people vote for and judges see.
    if (entry === undefined) fail('BadInput', { fields: { title: contestSentences.onlyWhileWaiting } })
    return { title, body: text }
  },
}

async function loadDraftParts(
  _ctx: MemberCtx,
  parts: ReadonlyMap<string, unknown>,
): Promise<Map<string, DraftPartOf<'entry'>>> {
  return new Map(
    [...parts].flatMap(([id, part]) => {
      const read = Part.safeParse(part)
      return read.success ? [[id, { kind: 'entry' as const, entry: read.data }] as const] : []
    }),
  )
}

function photosOf(pictures: readonly { fileId: string }[]): FileUse[] {
  return pictures.map(({ fileId }) => ({ fileId, useType: useTypes.photo }))
}
