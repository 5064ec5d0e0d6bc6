import * as z from 'zod'
import { messageCards, messageKinds, messageRefusalKeys } from './message.words.ts'
import { CommentPicture } from '../media/picture.shapes.ts'
import { id, timeText } from '../shapes/text.ts'
import { UserBrief } from '../member/member.shapes.ts'

/** Something of the site inside a message; without a path it is gone, or closed to the reader. */
export const MessageCard = z.object({
  kind: z.enum(messageCards),
  id,
  title: z.string(),
  coverUrl: z.string().nullable(),
  path: z.string().nullable(),
})
export type MessageCard = z.infer<typeof MessageCard>

/** A message as the two of a conversation read it. */
export const MessageItem = z.object({
  id,
  /** Its place in the conversation, from 1, without gaps. */
  seq: z.int().min(1),
  /** Rises with every message and every recall of the conversation. */
  change: z.int().min(1),
  kind: z.literal(Object.values(messageKinds)),
  /** Empty for photographs, cards and what was recalled. */
  text: z.string(),
  pictures: z.array(CommentPicture),
  card: MessageCard.nullable(),
  isOwn: z.boolean(),
  isRecalled: z.boolean(),
  /** As the sending browser named it; null in what others sent. */
  clientId: id.nullable(),
  createTime: timeText,
})
export type MessageItem = z.infer<typeof MessageItem>

/** A conversation in the list. */
export const ConversationItem = z.object({
  id,
  peer: UserBrief,
  /** The newest message in one line. */
  preview: z.string(),
  /** Of the newest message. */
  updateTime: timeText,
  unread: z.int().min(0),
  isPinned: z.boolean(),
  isMuted: z.boolean(),
})
export type ConversationItem = z.infer<typeof ConversationItem>

/** Whether the caller may write now, and what. */
export const MessageRight = z.object({
  /** Null: yes. */
  refusal: z.enum(messageRefusalKeys).nullable(),
  /** The refusal as a sentence; empty: none. */
  text: z.string(),
  /** How many more before the other answers; null: any number. */
  left: z.int().min(0).nullable(),
  /** Photographs, links and cards, too: not to strangers. */
  anything: z.boolean(),
})
export type MessageRight = z.infer<typeof MessageRight>

/** A conversation as its page shows it. One that has no message yet has no id. */
export const ConversationDetail = z.object({
  id: id.nullable(),
  peer: UserBrief,
  right: MessageRight,
  /** It is among those of strangers: the other wrote first, and the caller has neither answered nor follows them. */
  isStranger: z.boolean(),
  isPinned: z.boolean(),
  isMuted: z.boolean(),
  /** The caller blocked the other. */
  isBlocked: z.boolean(),
  unread: z.int().min(0),
  /** What the other has read, by `seq`; 0 where one of the two does not show it. */
  peerReadSeq: z.int().min(0),
  /** `change` of the newest message or recall. */
  lastChange: z.int().min(0),
})
export type ConversationDetail = z.infer<typeof ConversationDetail>

/** A message that contains the words of a search. */
export const FoundMessage = z.object({
  /** Of the message. */
  id,
  conversationId: id,
  peer: UserBrief,
  message: MessageItem,
})
export type FoundMessage = z.infer<typeof FoundMessage>
