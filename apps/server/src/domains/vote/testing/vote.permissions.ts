import { members, ownedBy, type Permission } from '../../../testing/permission-cases.ts'
import { buildVote } from '../../../testing/votes.ts'

/** Who may call what of this domain. */
export const permissions: Record<string, Permission> = {
  'NewPublish/GetVote': ownedBy('everybody', {
    make: async (node, { browser }) => {
      const { id } = await buildVote(node, browser)
      await node.app.db.updateTable('publish').set({ status: 1 }).where('id', '=', id).execute()
      return { publishId: id }
    },
    other: 'ContentNotFound',
  }),
  'NewPublish/ChooseVote': members,
  'NewPublish/CloseVote': ownedBy('members', {
    make: async (node, { browser }) => ({ id: (await buildVote(node, browser)).id }),
    other: 'Forbidden',
  }),
}
