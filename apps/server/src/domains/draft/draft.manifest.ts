import type { Manifest } from '../../manifest.ts'
import { endDraft } from './delete-draft.ts'
import { eraseDrafts, eraseMentionsInDrafts, exportDrafts } from './draft.export.ts'
import { draftMethods } from './draft.handlers.ts'
import { findDraftFiles } from './draft.store.ts'

export const draftManifest = {
  name: 'draft',
  handlers: { NewPublish: draftMethods },
  postHooks: { draftPublished: endDraft, findUsedFiles: findDraftFiles },
  personalData: {
    exportedTables: { draft: ['drafts'] },
    collect: async (_app, db, memberId) => ({ lists: { drafts: await exportDrafts(db, memberId) } }),
    eraseWorks: async ({ db }, { memberId }) => {
      await eraseMentionsInDrafts(db, memberId)
      await eraseDrafts(db, memberId)
    },
  },
} satisfies Manifest
