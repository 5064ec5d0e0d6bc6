import { draft, makeDraft, members, ownedBy, type Permission } from '../../../testing/permission-cases.ts'

export const permissions = {
  'NewPublish/SaveDraft': ownedBy('members', {
    make: async (node, owner) => ({ ...draft, ...(await makeDraft(node, owner)) }),
    other: 'ContentNotFound',
  }),
  'NewPublish/GetDraftList': members,
  'NewPublish/GetDraft': ownedBy('members', { make: makeDraft, other: 'ContentNotFound' }),
  'NewPublish/DeleteDraft': ownedBy('members', { make: makeDraft, other: 'ContentNotFound' }),
} satisfies Record<string, Permission>
