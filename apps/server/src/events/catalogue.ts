import * as z from 'zod'

/**
 * Every event of the product: name → payload. Payloads contain ids only; a subscriber reads the rest, which may have
 * changed or been deleted by then.
 */
const declared = {
  /** A sixth sign-in ended the oldest session. */
  'session.replaced': z.object({ memberId: z.uuid(), sessionId: z.uuid() }),
  /** A post is shown for the first time. */
  'post.published': z.object({ publishId: z.uuid(), authorId: z.uuid() }),
  /** An edit of a published post mentions further members, or lets mentioned members read it. */
  'post.named': z.object({ publishId: z.uuid(), authorId: z.uuid(), memberIds: z.array(z.uuid()) }),
  /** A post in review was decided. */
  'post.reviewed': z.object({ publishId: z.uuid(), authorId: z.uuid(), passed: z.boolean() }),
  /** A post was moved to the recycle bin: subscribers read the current state. */
  'post.binned': z.object({ publishId: z.uuid(), authorId: z.uuid() }),
  /** A post was restored from the recycle bin: subscribers read the current state. */
  'post.restored': z.object({ publishId: z.uuid(), authorId: z.uuid() }),
  /** The editors picked a post. Removing the mark and setting it again emits again. */
  'post.picked': z.object({ publishId: z.uuid() }),
  /** A post in review was restored from the recycle bin. */
  'post.waitsAgain': z.object({ publishId: z.uuid() }),
  /** Somebody joined a circle. */
  'circle.joined': z.object({ circleId: z.uuid(), memberId: z.uuid() }),
  /** A circle marked a post as essence. Removing the mark and setting it again emits again. */
  'circle.essence': z.object({ publishId: z.uuid() }),
  /** The reports of a target were decided. */
  'report.decided': z.object({
    reportType: z.int(),
    targetId: z.uuid(),
    upheld: z.boolean(),
    /** Time of the decision: each report is notified of its own. Absent in events of earlier releases. */
    decidedAt: z.coerce.date().optional(),
  }),
  /**
   * Somebody liked or collected a target of the kind `target`, or undid it: subscribers read the current state.
   */
  'target.marked': z.object({
    target: z.string(),
    targetId: z.uuid(),
    memberId: z.uuid(),
    mark: z.enum(['like', 'collect']),
  }),
  /** A comment was deleted, or is shown again after staff removed it. */
  'reply.settled': z.object({ replyId: z.uuid() }),
  /** A comment is shown for the first time. */
  'reply.written': z.object({ replyId: z.uuid(), publishId: z.uuid(), authorId: z.uuid() }),
  /**
   * The author of a post marked a critique as helpful; `memberId` wrote it. Removing the mark and setting it again
   * emits again.
   */
  'critique.helpful': z.object({ replyId: z.uuid(), publishId: z.uuid(), memberId: z.uuid() }),
  /** Staff decided about a member's club card. */
  'club.decided': z.object({ memberId: z.uuid(), accepted: z.boolean() }),
  /** Somebody registered, and chose circles to join. */
  'member.registered': z.object({ memberId: z.uuid(), circleIds: z.array(z.uuid()).default([]) }),
  /** A member's experience reached a higher level, or several at once. */
  'level.reached': z.object({ memberId: z.uuid(), from: z.int(), to: z.int() }),
  /** A member without a phone has bound one. */
  'member.phoneBound': z.object({ memberId: z.uuid() }),
  /** A member used the site for the first time on a day, `yyyy-MM-dd` in Shanghai. */
  'member.visited': z.object({ memberId: z.uuid(), day: z.iso.date() }),
  /** A member changed their avatar, area or topics. */
  'member.profileChanged': z.object({ memberId: z.uuid() }),
  /** A member voted for the first time in a vote. */
  'vote.chosen': z.object({ publishId: z.uuid(), memberId: z.uuid() }),
  /** Somebody was checked in to an activity, or that was taken back: subscribers read the current state. */
  'activity.checkedIn': z.object({ enrolmentId: z.uuid(), memberId: z.uuid() }),
  /** A member's achievements in a contest may have changed: subscribers read the current state. */
  'contest.settled': z.object({ memberId: z.uuid() }),
  /** A member sent the answers of a questionnaire. */
  'questionnaire.answered': z.object({ questionnaireId: z.uuid(), memberId: z.uuid() }),
  /** A member answered every question of a day of the quiz. */
  'quiz.finished': z.object({ memberId: z.uuid(), day: z.iso.date() }),
  /** An author's photographs got another twenty answers. */
  'quiz.credited': z.object({ creditId: z.uuid() }),
  /** An invited member reached the goal of an invitation. */
  'referral.reached': z.object({ inviterId: z.uuid(), inviteeId: z.uuid() }),
  /** Staff withheld the rewards of an invitation or released them: subscribers read the current state. */
  'referral.judged': z.object({ inviteeId: z.uuid() }),
  /** The owner of a number, or what proves the ownership, may have changed: subscribers read the current state. */
  'product.changed': z.object({ serialId: z.uuid() }),
  /** A passport of a member's gear reached a higher level. */
  'passport.levelReached': z.object({ memberId: z.uuid() }),
  /** A registration took effect, by a code or by staff: its member has one more product. */
  'product.owned': z.object({ serialId: z.uuid(), memberId: z.uuid() }),
  /** The first registration of a product's number took effect. */
  'product.accepted': z.object({ serialId: z.uuid(), memberId: z.uuid() }),
  /** A member follows another one. */
  'member.followed': z.object({ followerId: z.uuid(), followedId: z.uuid() }),
  /** The serial numbers in a photograph, which tell the camera or lens, were stored. */
  'photo.gearRead': z.object({ fileId: z.uuid() }),
  /** A copy of a video exists: it can be watched. */
  'video.playable': z.object({ fileId: z.uuid() }),
  /** No copy of a video could be made. */
  'video.failed': z.object({ fileId: z.uuid() }),
} as const

export type EventName = keyof typeof declared
export type EventPayload<N extends EventName> = z.infer<(typeof declared)[N]>

/** The catalogue for generic code: the schema of `N` gives the payload of `N`. */
export const events: { [N in EventName]: z.ZodType<EventPayload<N>> } = declared
