import type { MuteDays, ReportType, StrikeSubject } from '@guangquan/contract'
import type { Frame } from './camera-exif.ts'
import type { DemoPerson } from './people.ts'
import type { SourcePhoto } from './catalogue.ts'
import type { Slot } from './slots.ts'

/** A photograph as its author uploads it. */
export interface PlannedPhoto {
  source: SourcePhoto
  /** Null for a photograph that is uploaded unchanged. */
  variant: Variant | null
  /** Unique over all photographs of its author, like a camera's file number. */
  fileName: string
  alt: string
}

/** How a photograph is made from its source. */
export interface Variant {
  /** Index into `variations`. */
  number: number
  isCover: boolean
  frame: Frame
}

export interface PlannedPost {
  id: string
  author: DemoPerson
  createdAt: Date
  title: string
  text: string
  place: string
  /** Names of topics. */
  topics: string[]
  tags: string[]
  photos: PlannedPhoto[]
  slot: Slot
  /** Picked by the editors; the picture of the day is one of these. */
  editorPick: boolean
}

export interface PlannedReply {
  id: string
  post: PlannedPost
  author: DemoPerson
  parent: PlannedReply | null
  /** The person answered by a second-level comment, if not the writer of the first-level one. */
  replyTo: DemoPerson | null
  text: string
  createdAt: Date
}

/** A member's action on a target at some time. */
export interface Act<T> {
  actor: DemoPerson
  target: T
  at: Date
}

/** A post in review, which only its author sees. */
export interface WaitingPost extends Pick<
  PlannedPost,
  'id' | 'author' | 'createdAt' | 'title' | 'text' | 'place' | 'photos'
> {
  /** Value of `publish.review_cause`. */
  cause: string
  /** Whether its photograph is one that another member published. */
  isCopy: boolean
}

/** A first-level comment in review. */
export interface WaitingReply {
  id: string
  post: PlannedPost
  author: DemoPerson
  text: string
  createdAt: Date
}

export interface PlannedReport {
  id: string
  reporter: DemoPerson
  reportType: ReportType
  targetId: string
  ownerId: string
  /** Number of the reason in the dictionary of its type. */
  reason: number
  text: string
  createdAt: Date
  /** Null while it waits. */
  dismissedAt: Date | null
}

export interface PlannedStrike {
  member: DemoPerson
  kind: 'warning' | 'mute' | 'ban'
  days?: MuteDays
  reason: string
  target: { kind: StrikeSubject; id: string; text: string; change: 'removed' | 'refused' } | null
  at: Date
  appeal: { text: string; at: Date; decision: { lift: boolean; answer: string; at: Date } | null } | null
}

/** What waits for moderators, and what they decided before. */
export interface QueuePlan {
  posts: WaitingPost[]
  replies: WaitingReply[]
  reports: PlannedReport[]
  strikes: PlannedStrike[]
  /** Comments that reports hid. */
  hidden: { id: string; at: Date }[]
  /** Cards of the older club that wait. */
  cards: { member: DemoPerson; at: Date; clubCardNo: string; realName: string; phone: string }[]
  /** Profiles that members changed; an unchanged nickname is null. */
  profiles: { member: DemoPerson; nickName: string | null; introduction: string }[]
}

export interface DemoPlan {
  now: Date
  posts: PlannedPost[]
  replies: PlannedReply[]
  likes: Act<PlannedPost>[]
  collects: Act<PlannedPost>[]
  shares: Act<PlannedPost>[]
  replyLikes: Act<PlannedReply>[]
  follows: Act<DemoPerson>[]
  /** What waits for the moderators. */
  queue: QueuePlan
}

/** One in nine posts asks for critiques. */
export function asksForCritique(post: PlannedPost, { posts }: Pick<DemoPlan, 'posts'>): boolean {
  return posts.indexOf(post) % 9 === 2
}
