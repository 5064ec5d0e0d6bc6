import type { StaffTerms } from '@guangquan/contract'
import type { HandlersOf } from '../../../http/calls/implement.ts'
import { publishTerms } from './publish-terms.ts'
import { removeTermsDraft } from './remove-terms-draft.ts'
import { saveTermsDraft } from './save-terms-draft.ts'
import { withdrawTerms } from './withdraw-terms.ts'
import { listVersions, loadTermsDraft, loadVersion, previewTerms } from './staff-terms.read.ts'

export const staffTermsMethods: HandlersOf<typeof StaffTerms> = {
  GetList: async (ctx, input) => ({ items: await listVersions(ctx, input) }),
  Get: loadVersion,
  GetDraft: loadTermsDraft,
  Preview: previewTerms,
  SaveDraft: saveTermsDraft,
  RemoveDraft: removeTermsDraft,
  Publish: publishTerms,
  Withdraw: withdrawTerms,
}
