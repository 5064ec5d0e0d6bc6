import { Message } from '@guangquan/contract'
import { v7 as uuid } from 'uuid'
import { callAs } from '../../../testing/call-as.ts'
import { setConfig } from '../../../testing/config.ts'
import { buildMember } from '../../../testing/people.ts'
import { members, ownedBy, type OwnedCase, type Permission } from '../../../testing/permission-cases.ts'

/** A message of the owner to somebody else; the body is made of its ids. */
const ofOwner = (
  body: (sent: { conversationId: string; messageId: string; userId: string }) => Record<string, unknown>,
): Permission => {
  const make: OwnedCase['make'] = async (node, { browser }) => {
    await setConfig(node, 'features', { message: true })
    const { userId } = await buildMember(node)
    const sent = await callAs(node, browser, Message.Send, { userId, clientId: uuid(), text: '你好' })
    return body({ conversationId: sent.conversationId, messageId: sent.message.id, userId })
  }
  return ownedBy('members', { make, other: 'ContentNotFound' })
}

const conversation = (more: object = {}) => ofOwner(({ conversationId: id }) => ({ id, ...more }))

/** Who may call what of this domain. */
export const permissions = {
  'Message/GetConversations': members,
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
  'Message/Read': conversation({ seq: 1 }),
  'Message/ReadAll': members,
  'Message/Pin': conversation({ on: true }),
  'Message/Mute': conversation({ on: true }),
  'Message/Accept': conversation(),
  'Message/Delete': conversation(),
  'Message/GetSettings': members,
  'Message/SetSettings': members,
} satisfies Record<string, Permission>
