import * as z from 'zod'

/**
 * Every event of the product: name → payload. Payloads hold ids only; a subscriber reads the rest,
 * which may have changed or gone by then.
 */
const declared = {
  /** A sixth sign-in ended the oldest session. */
  'session.replaced': z.object({ memberId: z.uuid(), sessionId: z.uuid() }),
  'post.published': z.object({ publishId: z.uuid(), authorId: z.uuid() }),
  /** A change of a published post names members it did not name, or lets members read it whom it names. */
  'post.named': z.object({ publishId: z.uuid(), authorId: z.uuid(), memberIds: z.array(z.uuid()) }),
  /** Somebody looked at a post in review. */
  'post.reviewed': z.object({ publishId: z.uuid(), authorId: z.uuid(), passed: z.boolean() }),
  /** A post in review came back from the recycle bin. */
  'post.waitsAgain': z.object({ publishId: z.uuid() }),
  /** Somebody decided about the reports of a thing. */
  'report.decided': z.object({ reportType: z.int(), targetId: z.uuid(), upheld: z.boolean() }),
  /** Somebody liked or collected a post, or took it back: how it stands now is to be read. */
  'post.marked': z.object({ publishId: z.uuid(), memberId: z.uuid(), kind: z.enum(['like', 'collect']) }),
  /** As `post.marked`, of a comment. */
  'reply.marked': z.object({ replyId: z.uuid(), memberId: z.uuid() }),
  'reply.written': z.object({ replyId: z.uuid(), publishId: z.uuid(), authorId: z.uuid() }),
  /** The author of a post found a critique helpful. `memberId` wrote it. Marking it again after taking it back tells again. */
  'critique.helpful': z.object({ replyId: z.uuid(), publishId: z.uuid(), memberId: z.uuid() }),
  /** Somebody decided about the club card a member named. */
  'club.decided': z.object({ memberId: z.uuid(), accepted: z.boolean() }),
  /** Somebody without a phone has bound one. */
  'member.phoneBound': z.object({ memberId: z.uuid() }),
  'member.followed': z.object({ followerId: z.uuid(), followedId: z.uuid() }),
  /** A copy of a video is there: it can be watched. */
  'video.playable': z.object({ fileId: z.uuid() }),
  /** No copy of a video could be made. */
  'video.failed': z.object({ fileId: z.uuid() }),
} as const

export type EventName = keyof typeof declared
export type EventPayload<N extends EventName> = z.infer<(typeof declared)[N]>

/** The catalogue as generic code reads it: the schema of `N` gives the payload of `N`. */
export const events: { [N in EventName]: z.ZodType<EventPayload<N>> } = declared
