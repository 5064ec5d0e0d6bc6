import type { NewPublish } from '@guangquan/contract'
import type { HandlersOf } from '../../http/calls/implement.ts'
import { deleteDraft } from './delete-draft.ts'
import { loadDraft, loadDraftItems } from './draft.view.ts'
import { saveDraft } from './save-draft.ts'

/** Methods of NewPublish about drafts. */
export const draftMethods = {
  SaveDraft: { opensTransaction: saveDraft },
  GetDraftList: loadDraftItems,
  GetDraft: loadDraft,
  DeleteDraft: deleteDraft,
} satisfies Partial<HandlersOf<typeof NewPublish>>
