import { callAs } from '../../../testing/call-as.ts'
import { buildMember } from '../../../testing/people.ts'
import { members, ownReply, ownedBy, toHidden, type Permission } from '../../../testing/permission-cases.ts'
import { buildCritique, buildPost } from '../../../testing/posts.ts'
import { NewPublish } from '@guangquan/contract'

export const permissions = {
  'NewPublish/GetPublishReplyList': toHidden('everybody', (publishId) => ({ publishId })),
  'NewPublish/Reply': toHidden('members', (publishId) => ({ publishId, text: '你好' })),
  'NewPublish/ReplyLike': {
    ...members,
    write: {
      make: async (node) => {
        const author = await buildMember(node)
        const publishId = await buildPost(node, author)
        const { id } = await callAs(node, author, NewPublish.Reply, { publishId, text: '说吧' })
        return { id, on: true }
      },
    },
  },
  'NewPublish/GetCritiqueList': toHidden('everybody', (publishId) => ({ publishId })),
  'NewPublish/MarkHelpful': ownedBy('members', {
    make: async (node, { browser }) => ({ id: await buildCritique(node, browser), on: true }),
    other: 'Forbidden',
  }),
  'NewPublish/DeleteReply': ownedBy('members', {
    make: async (node, { browser }) => {
      const publishId = await buildPost(node, await buildMember(node))
      const { id } = await callAs(node, browser, NewPublish.Reply, { publishId, text: '我的评论' })
      return { id }
    },
    other: 'Forbidden',
  }),
  'NewPublish/PinReply': ownReply,
  'NewPublish/FoldReply': ownReply,
} satisfies Record<string, Permission>
