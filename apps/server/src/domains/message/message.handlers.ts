import type { Message } from '@guangquan/contract'
import type { HandlersOf } from '../../http/calls/implement.ts'
import {
  acceptConversation,
  deleteConversation,
  muteConversation,
  pinConversation,
  readAllConversations,
  readConversation,
} from './arrange-conversation.ts'
import { getConversation } from './conversation.read.ts'
import { countUnreadMessages, listConversations } from './conversations.read.ts'
import { getMessageSettings, setMessageSettings } from './message-settings.ts'
import { listChanges, listMessages, listPhotographs } from './messages.read.ts'
import { recallMessage } from './recall-message.ts'
import { searchMessages } from './search-messages.read.ts'
import { sendMessage } from './send-message.ts'

export const messageMethods: HandlersOf<typeof Message> = {
  GetConversations: listConversations,
  GetUnread: (ctx) => countUnreadMessages(ctx),
  GetConversation: getConversation,
  GetMessages: listMessages,
  GetChanges: listChanges,
  GetPhotographs: listPhotographs,
  Send: sendMessage,
  Recall: recallMessage,
  Read: readConversation,
  ReadAll: (ctx) => readAllConversations(ctx),
  Pin: pinConversation,
  Mute: muteConversation,
  Accept: acceptConversation,
  Delete: deleteConversation,
  Search: searchMessages,
  GetSettings: (ctx) => getMessageSettings(ctx),
  SetSettings: setMessageSettings,
}
