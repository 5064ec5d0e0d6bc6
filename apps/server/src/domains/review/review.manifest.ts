import { noticeTabs } from '@guangquan/contract'
import type { Manifest } from '../../manifest.ts'
import { caseExport } from './cases.read.ts'
import { finishDecisionJob } from './finish-decision.ts'
import { reviewCases } from './open-case.ts'
import { reasonExport, seedReasons } from './reasons.ts'
import { reviewCaseMethods, reviewReasonMethods } from './review.handlers.ts'

export const reviewManifest = {
  name: 'review',
  handlers: { ReviewCase: reviewCaseMethods, ReviewReason: reviewReasonMethods },
  exports: [caseExport, reasonExport],
  jobs: [finishDecisionJob],
  seed: ({ db }) => seedReasons(db),
  reviewCases,
  noticeKinds: {
    'member.avatarReset': { tab: noticeTabs.system },
    'member.nickNameReset': { tab: noticeTabs.system },
    'member.introductionReset': { tab: noticeTabs.system },
    'post.masked': { tab: noticeTabs.system },
    'reply.masked': { tab: noticeTabs.system },
    'post.removed': { tab: noticeTabs.system },
    'reply.removed': { tab: noticeTabs.system },
  },
  personalData: {
    omittedTables: { review_case: 'work of the moderators; members are told of decisions by notices' },
    erasePerson: async (tx, { memberId }) => {
      await tx
        .updateTable('review_case')
        .set({ reason: '', before: null, profile_before: null, profile_later: null })
        .where('member_id', '=', memberId)
        .execute()
    },
  },
  demo: async () => (await import('./demo/review.demo.ts')).reviewDemo,
} satisfies Manifest
