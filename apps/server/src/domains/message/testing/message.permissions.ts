import { Message, UserFollow } from '@guangquan/contract'
import { v7 as uuid } from 'uuid'
import { callAs } from '../../../testing/call-as.ts'
import { setConfig } from '../../../testing/config.ts'
import { buildMember } from '../../../testing/people.ts'
import { members, ownedBy, type OwnedCase, type Permission } from '../../../testing/permission-cases.ts'
import type { TestNode } from '../../../testing/test-app.ts'

type Owner = Parameters<OwnedCase['make']>[1]
interface Exchanged {
  conversationId: string
  /** Id of the owner's message. */
  messageId: string
}

/** A message of the owner, and an answer that the owner has not read. */
async function exchange(node: TestNode, { browser }: Owner): Promise<Exchanged> {
  await setConfig(node, 'features', { message: true })
  const other = await buildMember(node)
  await callAs(node, other, UserFollow.Follow, { userId: browser.userId, on: true })
  const own = { userId: other.userId, clientId: uuid(), text: '你好' }
  const { conversationId, message } = await callAs(node, browser, Message.Send, own)
  const answer = { userId: browser.userId, clientId: uuid(), text: '你好呀' }
  await callAs(node, other, Message.Send, answer)
  return { conversationId, messageId: message.id }
}

const ofOwner = (body: (exchanged: Exchanged) => Record<string, unknown>): Permission =>
  ownedBy('members', {
    make: async (node, owner) => body(await exchange(node, owner)),
    other: 'ContentNotFound',
  })

const conversation = (more: object = {}) => ofOwner(({ conversationId: id }) => ({ id, ...more }))

export const permissions = {
  'Message/GetConversations': members,
  'Message/GetUnread': members,
  'Message/GetConversation': members,
  'Message/GetMessages': conversation(),
  'Message/GetChanges': conversation({ after: 0 }),
  'Message/GetPhotographs': conversation(),
  'Message/Search': conversation({ keyword: '你好' }),
  'Message/Send': {
    ...members,
    write: {
      make: async (node) => {
        await setConfig(node, 'features', { message: true })
        return { userId: (await buildMember(node)).userId, clientId: uuid(), text: '你好' }
      },
    },
  },
  'Message/Recall': ofOwner(({ messageId: id }) => ({ id })),
  'Message/Read': conversation({ seq: 2 }),
  'Message/ReadAll': {
    ...members,
    write: {
      make: async (node, owner) => {
        await exchange(node, owner)
        return {}
      },
    },
  },
  'Message/Pin': conversation({ on: true }),
  'Message/Mute': conversation({ on: true }),
  'Message/Accept': conversation(),
  'Message/Delete': conversation(),
  'Message/GetSettings': members,
  'Message/SetSettings': { ...members, write: { make: () => ({ sender: 2 }) } },
} satisfies Record<string, Permission>
