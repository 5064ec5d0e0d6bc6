import * as z from 'zod'
import { messageCards, messageKinds, messageRefusalKeys } from './message.words.ts'
import { CommentPicture } from '../media/picture.shapes.ts'
import { id, timeText } from '../shapes/text.ts'
import { UserBrief } from '../member/member.shapes.ts'

/** Something of the site in a message; without a path it is gone, or closed to the reader. */
export const MessageCard = z.object({
  kind: z.enum(messageCards),
  id,
  title: z.string(),
  coverUrl: z.string().nullable(),
  path: z.string().nullable(),
})
export type MessageCard = z.infer<typeof MessageCard>

/** A message, as both sides read it. */
export const MessageItem = z.object({
  id,
  /** Position in the conversation, from 1, without gaps. */
  seq: z.int().min(1),
  /** Rises with every message and every recall in the conversation. */
  change: z.int().min(1),
  kind: z.literal(Object.values(messageKinds)),
  /** Empty for photographs, cards and recalled messages. */
  text: z.string(),
  pictures: z.array(CommentPicture),
  card: MessageCard.nullable(),
  isOwn: z.boolean(),
  isRecalled: z.boolean(),
  /** The sending browser's id; null for messages of the other side. */
  clientId: id.nullable(),
  createTime: timeText,
})
export type MessageItem = z.infer<typeof MessageItem>

export const ConversationItem = z.object({
  id,
  peer: UserBrief,
  /** The newest message as one line. */
  preview: z.string(),
  /** Time of the newest message. */
  updateTime: timeText,
  unread: z.int().min(0),
  isPinned: z.boolean(),
  isMuted: z.boolean(),
})
export type ConversationItem = z.infer<typeof ConversationItem>

/** Whether and what the caller may write now. */
export const MessageRight = z.object({
  /** Null: the caller may write. */
  refusal: z.enum(messageRefusalKeys).nullable(),
  /** The refusal as a sentence; empty without one. */
  text: z.string(),
  /** How many more messages before the other side answers; null: no limit. */
  left: z.int().min(0).nullable(),
  /** Whether photographs, links and cards may be sent, which strangers do not get. */
  anything: z.boolean(),
})
export type MessageRight = z.infer<typeof MessageRight>

/** A conversation for its page. It has no id before its first message. */
export const ConversationDetail = z.object({
  id: id.nullable(),
  peer: UserBrief,
  right: MessageRight,
  /** In the folder of strangers: the other side wrote first, and the caller has neither answered nor follows them. */
  isStranger: z.boolean(),
  isPinned: z.boolean(),
  isMuted: z.boolean(),
  /** Whether the caller blocked the other side. */
  isBlocked: z.boolean(),
  unread: z.int().min(0),
  /** What the other side has read, as `seq`; 0 where one of the two hides it. */
  peerReadSeq: z.int().min(0),
  /** `change` of the newest message or recall. */
  lastChange: z.int().min(0),
})
export type ConversationDetail = z.infer<typeof ConversationDetail>

/** A message found by a search. */
export const FoundMessage = z.object({
  /** Id of the message. */
  id,
  conversationId: id,
  peer: UserBrief,
  message: MessageItem,
})
export type FoundMessage = z.infer<typeof FoundMessage>
