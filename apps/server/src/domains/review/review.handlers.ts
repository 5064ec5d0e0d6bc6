import type { ReviewCase, ReviewReason } from '@guangquan/contract'
import { beginExport } from '../../export/list-export.ts'
import type { HandlersOf } from '../../http/calls/implement.ts'
import { loadCase } from './case-detail.view.ts'
import { caseExport, countCases, listCases, listClaims } from './cases.read.ts'
import { claimCase, releaseCase } from './claim-case.ts'
import { decideCases } from './decide-cases.ts'
import { maskPicture } from './mask-picture.ts'
import { listReasons, reasonExport, removeReason, saveReason } from './reasons.ts'
import { seeFormer } from './see-former.ts'
import { seeMessages } from './see-messages.ts'
import { undoDecisions } from './undo-decision.ts'

export const reviewCaseMethods: HandlersOf<typeof ReviewCase> = {
  GetList: listCases,
  Export: (ctx, input) => beginExport(ctx, caseExport, input),
  GetCounts: countCases,
  GetClaims: listClaims,
  Get: loadCase,
  Claim: claimCase,
  Release: releaseCase,
  MaskPicture: maskPicture,
  SeeFormer: seeFormer,
  SeeMessages: seeMessages,
  Decide: decideCases,
  Undo: undoDecisions,
}

export const reviewReasonMethods: HandlersOf<typeof ReviewReason> = {
  GetList: async ({ db }) => ({ items: await listReasons(db) }),
  Export: (ctx, input) => beginExport(ctx, reasonExport, input),
  Save: saveReason,
  Remove: removeReason,
}
