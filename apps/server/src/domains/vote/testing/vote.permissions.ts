import { buildMember } from '../../../testing/people.ts'
import { members, ownedBy, type Permission } from '../../../testing/permission-cases.ts'
import { buildVote } from '../../../testing/votes.ts'

export const permissions = {
  'NewPublish/GetVote': ownedBy('everybody', {
    make: async (node, { browser }) => {
      const { id } = await buildVote(node, browser)
      await node.app.db.updateTable('publish').set({ status: 1 }).where('id', '=', id).execute()
      return { publishId: id }
    },
    other: 'ContentNotFound',
  }),
  'NewPublish/ChooseVote': {
    ...members,
    write: {
      make: async (node) => {
        const { id, options } = await buildVote(node, await buildMember(node))
        await node.app.db.updateTable('publish').set({ status: 2 }).where('id', '=', id).execute()
        return { publishId: id, optionIds: options.slice(0, 1) }
      },
    },
  },
  'NewPublish/CloseVote': ownedBy('members', {
    make: async (node, { browser }) => ({ id: (await buildVote(node, browser)).id }),
    other: 'Forbidden',
  }),
} satisfies Record<string, Permission>
