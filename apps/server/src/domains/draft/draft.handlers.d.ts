import { deleteDraft } from './delete-draft.ts';
import { loadDraft, loadDraftItems } from './draft.view.ts';
import { saveDraft } from './save-draft.ts';
/** Methods of NewPublish about drafts. */
export declare const draftMethods: {
    SaveDraft: {
        opensTransaction: typeof saveDraft;
    };
    GetDraftList: typeof loadDraftItems;
    GetDraft: typeof loadDraft;
    DeleteDraft: typeof deleteDraft;
};
