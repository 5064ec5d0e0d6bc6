import { fieldSentences, publishTypes, useTypes, voteLimits } from '@guangquan/contract'
import { unlocks } from '@guangquan/rules/growth/level'
import { instantOf } from '@guangquan/rules/time-text'
import { fail } from '../../fail.ts'
import {
  noCoverExif,
  type DraftInputOf,
  type EditInputOf,
  type FileUse,
  type InputOf,
  type PostKind,
} from '../post-extension/index.ts'
import { exportVotes } from './vote.export.ts'
import { countDraftOptions, loadVoteDrafts } from './vote-draft.view.ts'
import { findOptionFile, insertVote, loadOptionTexts, replaceOptionFile } from './vote.store.ts'
import { loadVotes } from './vote.view.ts'

type Vote = typeof publishTypes.vote

/** Votes: a question with options of text or photographs. */
export const voteKind: PostKind<InputOf<Vote>, DraftInputOf<Vote>, EditInputOf<Vote>> = {
  publishType: publishTypes.vote,
  minLevel: unlocks.vote,
  replaceTexts: (input, replace) => ({
    ...input,
    title: replace(input.title),
    text: replace(input.text),
  }),
  textsOf: ({ title, text, vote }) => [title, text, ...vote.options.map((option) => option.text)],
  filesOf: ({ vote }) => photosOf(vote.options),
  prepare: async (ctx, _tx, { title, text, vote }) => {
    const lasts = instantOf(vote.endTime).getTime() - ctx.now.getTime()
    const { slackMs, endsAfterMs } = voteLimits
    // NaN for a date that does not exist.
    const isLong = lasts >= endsAfterMs.min - slackMs && lasts <= endsAfterMs.max + slackMs
    if (!isLong) fail('BadInput', { fields: { 'vote.endTime': fieldSentences.endTime } })
    const publishSubType = vote.options.some((option) => option.fileId !== undefined) ? 2 : 1
    return { title, body: text, publishSubType, pictures: [], cover: noCoverExif }
  },
  insert: async (tx, { id }, { vote }) =>
    insertVote(tx, {
      publishId: id,
      maxChoices: vote.max,
      showResult: vote.showResult,
      canChange: vote.canChange,
      endsAt: instantOf(vote.endTime),
      options: vote.options,
    }),
  loadMarks: async (ctx, ids) =>
    new Map([...(await loadVotes(ctx, ids))].map(([id, vote]) => [id, { kind: 'vote', vote }])),
  draftPartOf: ({ vote }) => vote,
  draftFilesOf: ({ vote }) => photosOf(vote.options),
  loadDraftParts: loadVoteDrafts,
  countDraftItems: countDraftOptions,
  loadSearchTexts: loadOptionTexts,
  editedTextsOf: ({ title, text }) => [title, text],
  edit: async (_ctx, _tx, _post, { title, text }) => ({ title, body: text }),
  pictures: { find: findOptionFile, replace: replaceOptionFile },
  export: exportVotes,
}

function photosOf(options: readonly { fileId?: string | null | undefined }[]): FileUse[] {
  return options.flatMap(({ fileId }) => (fileId == null ? [] : [{ fileId, useType: useTypes.photo }]))
}
