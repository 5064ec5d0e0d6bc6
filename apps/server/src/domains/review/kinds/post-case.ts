import { postInSentence, publishStatus, reportTypes } from '@guangquan/contract'
import * as z from 'zod'
import { fail } from '../../../fail.ts'
import { createNotice } from '../../notice/index.ts'
import {
  announceSettledPost,
  findPictureFile,
  binPost,
  hidePost,
  limitPost,
  lockPostAndAuthor,
  maskPictures,
  readPostState,
  restorePostState,
  settlePost,
  unmaskPictures,
} from '../../post/index.ts'
import { postTargetName } from '../../post-access/index.ts'
import { readPostWords } from '../post-words.read.ts'
import { beginningOf, caseKind, isShown } from './case-kind.ts'

const PostBefore = z.object({
  status: z.int(),
  hiddenAt: z.coerce.date().nullable(),
  createdAt: z.coerce.date(),
  reviewReason: z.string(),
  /** The status that the decision gave it. */
  given: z.int(),
  settled: z
    .object({ publishId: z.string(), authorId: z.string(), passed: z.boolean(), isFirst: z.boolean() })
    .nullable(),
  swaps: z.array(z.object({ pictureId: z.string(), fileId: z.string(), maskedId: z.string() })),
})

/** Decisions about posts. */
export const postCase = caseKind(PostBefore, {
  reportType: reportTypes.post,
  findPicture: (db, { targetId: publishId, pictureId }) => findPictureFile(db, { publishId, pictureId }),
  lock: lockPostAndAuthor,
  apply: async (tx, now, { targetId, decision }, masks) => {
    const post = (await lockPostAndAuthor(tx, targetId)) ?? fail('ContentNotFound')
    const state = (await readPostState(tx, targetId)) ?? fail('ContentNotFound')
    const swaps = masks.length === 0 ? [] : await maskPictures(tx, now, { post, masks })
    const settled =
      isShown(decision) && post.status === publishStatus.inReview
        ? await settlePost(tx, now, { id: targetId, pass: true })
        : null
    if (decision === 'limit') await limitPost(tx, post, now)
    if (decision !== 'limit' && !isShown(decision)) await hidePost(tx, post, now)
    const given = (await readPostState(tx, targetId))?.status ?? fail('ContentNotFound')
    return { ...state, given, settled, swaps }
  },
  revert: async (tx, now, { targetId }, { given, settled: _settled, swaps, ...state }) => {
    const post = await lockPostAndAuthor(tx, targetId)
    if (post?.status !== given) return false
    if (!(await unmaskPictures(tx, now, { post, swaps }))) return false
    if (given !== state.status) await restorePostState(tx, post, state)
    return true
  },
  finish: async (tx, now, decided, { settled }) => {
    const { decision, targetId, memberId, reason } = decided
    if (settled !== null) await announceSettledPost(tx, settled)
    if (decision === 'mask') {
      const target = { kind: postTargetName, id: targetId }
      await createNotice(tx, now, { memberId, kind: 'post.masked', note: reason, target })
    }
    if (isShown(decision) || decision === 'limit') return null
    const post = await lockPostAndAuthor(tx, targetId)
    if (post === undefined || post.status === publishStatus.deleted) return null
    const words = await readPostWords(tx, targetId)
    if (decision === 'delete') {
      await binPost(tx, post, { now, statusBefore: publishStatus.refused })
      // A notice that led to the post would not be shown: its author cannot open it any more.
      const note = `${postInSentence(words)}，${reason}`
      await createNotice(tx, now, { memberId, kind: 'post.removed', note })
      return null
    }
    const text = beginningOf(words.title || words.body)
    if (post.status !== publishStatus.inReview) return { text, change: 'none' }
    const refused = await settlePost(tx, now, { id: targetId, pass: false, reason })
    // The notice of a strike already says what happened to the post.
    if (decision === 'refuse') await announceSettledPost(tx, refused)
    return { text, change: 'refused' }
  },
})
