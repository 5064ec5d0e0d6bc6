import * as z from 'zod'
import {
  messageCards,
  messageFolders,
  messageLimits,
  messageSenders,
  messageSentences,
} from './message.words.ts'
import { body, method, service, writeBody } from '../wire/method.ts'
import { ConversationDetail, ConversationItem, FoundMessage, MessageItem } from './message.shapes.ts'
import { pageInput, pageOf } from '../shapes/page.ts'
import { id, memberText } from '../shapes/text.ts'

const messageSender = z.literal(Object.values(messageSenders))

/** Who may write to the caller, and whether both sides of a conversation see read marks. */
const MessageSettings = z.object({ sender: messageSender, readMarks: z.boolean() })

const conversation = body({ id })
const switched = writeBody({ id, on: z.boolean() })

export const Message = service('Message', {
  GetConversations: method({
    summary: '会话列表：置顶的在前，其余按最新消息；陌生人的消息单独一栏',
    access: 'member',
    read: true,
    input: body({ ...pageInput, folder: z.literal(Object.values(messageFolders)).default(1) }),
    output: pageOf(ConversationItem),
    errors: [],
  }),
  GetUnread: method({
    summary: '两栏会话各有多少条未读，免打扰的不算',
    access: 'member',
    read: true,
    input: body({}),
    output: z.object({ known: z.int().min(0), strangers: z.int().min(0) }),
    errors: [],
  }),
  GetConversation: method({
    summary: '与一位影友的会话：能不能写、对方读到哪一条；还没有说过话时 id 为空',
    access: 'member',
    read: true,
    input: body({ userId: id }),
    output: ConversationDetail,
    errors: ['ContentNotFound', 'NotAllowedOnSelf'],
  }),
  GetMessages: method({
    summary: '会话里的消息，新的在前',
    access: 'member',
    read: true,
    input: body({ id, ...pageInput }),
    output: pageOf(MessageItem),
    errors: ['ContentNotFound'],
  }),
  GetChanges: method({
    summary: '某个变更号之后的新消息与撤回，按先后；isLast 为假时接着取',
    access: 'member',
    read: true,
    input: body({ id, after: z.int().min(0) }),
    output: z.object({
      items: z.array(MessageItem).max(messageLimits.page),
      isLast: z.boolean(),
      peerReadSeq: z.int().min(0),
    }),
    errors: ['ContentNotFound'],
  }),
  Send: method({
    summary: '发一条私信：文字、1–9 张照片或一张卡片；同一个 clientId 只发一次',
    access: 'member',
    limit: 'message',
    write: true,
    closedToMuted: true,
    input: writeBody({
      userId: id,
      /** Made by the browser for this message, so that sending it again creates no second one. */
      clientId: id,
      text: memberText(1, messageLimits.text).optional(),
      /** Files of use `message`. */
      pictures: z.array(id).min(1).max(messageLimits.photographs).optional(),
      card: z.strictObject({ kind: z.enum(messageCards), id }).optional(),
    }).refine(
      ({ text, pictures, card }) => [text, pictures, card].some((one) => one !== undefined),
      messageSentences.nothing,
    ),
    output: z.object({ conversationId: id, message: MessageItem }),
    errors: [
      'ContentNotFound',
      'ContentRefused',
      'MessageRefused',
      'MessageToStranger',
      'MessageRepeated',
      'NotAllowedOnSelf',
      'TokenInvalid',
      'UploadNotFound',
    ],
  }),
  Recall: method({
    summary: '撤回自己两分钟内发的消息；已经撤回的不变',
    access: 'member',
    write: true,
    input: writeBody({ id }),
    output: MessageItem,
    errors: ['ContentNotFound', 'RecallLate'],
  }),
  Read: method({
    summary: '读到某一条为止',
    access: 'member',
    write: true,
    input: writeBody({ id, seq: z.int().min(1) }),
    output: z.object({ unread: z.int().min(0) }),
    errors: ['ContentNotFound'],
  }),
  ReadAll: method({
    summary: '全部会话标为已读',
    access: 'member',
    write: true,
    input: writeBody({}),
    output: z.null(),
    errors: [],
  }),
  Pin: method({
    summary: '置顶或取消置顶一个会话',
    access: 'member',
    write: true,
    input: switched,
    output: z.object({ isPinned: z.boolean() }),
    errors: ['ContentNotFound'],
  }),
  Mute: method({
    summary: '设为免打扰或取消：消息照收，不再计入未读数',
    access: 'member',
    write: true,
    input: switched,
    output: z.object({ isMuted: z.boolean() }),
    errors: ['ContentNotFound'],
  }),
  Accept: method({
    summary: '把陌生人的会话移到会话列表',
    access: 'member',
    write: true,
    input: writeBody({ id }),
    output: z.null(),
    errors: ['ContentNotFound'],
  }),
  Delete: method({
    summary: '删除会话：只对自己，对方那里还在；再有新消息时重新出现，之前的不再显示',
    access: 'member',
    write: true,
    input: writeBody({ id }),
    output: z.null(),
    errors: ['ContentNotFound'],
  }),
  Search: method({
    summary: '在全部会话或一个会话里找消息，新的在前',
    access: 'member',
    read: true,
    limit: 'search',
    input: body({ ...pageInput, keyword: memberText(1, 50), id: id.optional() }),
    output: pageOf(FoundMessage),
    errors: ['ContentNotFound'],
  }),
  GetPhotographs: method({
    summary: '一个会话里的照片，新的在前',
    access: 'member',
    read: true,
    input: conversation.extend(pageInput),
    output: pageOf(MessageItem),
    errors: ['ContentNotFound'],
  }),
  GetSettings: method({
    summary: '谁可以给我发私信、要不要已读标记',
    access: 'member',
    read: true,
    input: body({}),
    output: MessageSettings,
    errors: [],
  }),
  SetSettings: method({
    summary: '改私信设置；没给的不变',
    access: 'member',
    write: true,
    input: writeBody({ sender: messageSender.optional(), readMarks: z.boolean().optional() }),
    output: MessageSettings,
    errors: [],
  }),
})
