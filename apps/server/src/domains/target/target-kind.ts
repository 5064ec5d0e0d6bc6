import type { LikeNoticeKind, NoticeTarget, ReportType, TargetType } from '@guangquan/contract'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Ctx, MemberCtx } from '../../context.ts'
import type { Queryable, Tx } from '../../db/client.ts'
import { extensionPoint } from '../../extension-point.ts'
import type { SearchedTarget } from './searched-target.ts'

/** What a member does to a target and may undo. */
export type Mark = 'like' | 'collect'

/** A target as its notices show it. */
export interface TargetSubject {
  /** What a sentence calls it: 《its title》, 照片, 评论. */
  name: string
  /** What `{title}` of a notice calls it; for a part of something else, that. */
  title: string
  /** Its text, where it is short enough to quote. */
  quote: string
  link: NoticeTarget
}

/**
 * A kind of target that members like, collect, share, report, search and are notified of. Unsupported actions are left out.
 * Several domains may define parts of one kind: the owner of the target and the owner of the reactions to it.
 */
export interface TargetKind extends SearchedTarget {
  /** Unique and stable: rows of notices name it. */
  name: string
  /** Its numbers on the wire for likes, collections and shares. */
  targetTypes: readonly TargetType[]
  /** Its number on the wire for reports. */
  reportType: ReportType
  /** The owner of the target; undefined for what this viewer may not see. */
  findOwner: (db: Queryable, viewerId: string | null, id: string) => Promise<string | undefined>
  /** Locks it until the end of the transaction. @returns a function that hides it until somebody decides */
  hold: (tx: Tx, id: string) => Promise<(now: Date) => Promise<void>>
  /** When its owner last changed what it says, as readers are told; null for never. */
  editedAt: (db: Queryable, id: string) => Promise<Date | null>
  /**
   * Shows again what staff refused, limited or removed, after locking it. The caller is responsible for the permission.
   * @param note for its author, where the target itself tells them
   * @returns false for what is in another state, or can no longer be shown
   */
  restore: (tx: Tx, one: { id: string; now: Date; note: string }) => Promise<boolean>
  /** @throws ContentNotFound for what the caller may not see, as the two below */
  like: (
    ctx: MemberCtx,
    input: { id: string; on: boolean },
  ) => Promise<{ likeCount: number; isLike: boolean }>
  collect: (
    ctx: MemberCtx,
    input: { id: string; on: boolean; folderId?: string | null | undefined },
  ) => Promise<{ collectCount: number; isCollect: boolean }>
  share: (ctx: Ctx, input: { id: string; channel: string }) => Promise<{ shareCount: number }>

  /** SQL for a row with its id: this member may open it. Notices of what they may not open are hidden. */
  isReadable: (id: RawBuilder<string>, viewerId: RawBuilder<string>) => RawBuilder<SqlBool>
  /** SQL for a row with its id: its owner, where this member may open it; else null. For what can be liked. */
  ownerFor: (id: RawBuilder<string>, viewerId: RawBuilder<string>) => RawBuilder<string | null>
  /** What notices show of targets that the caller may open, by id. */
  loadSubjects: (ctx: MemberCtx, ids: readonly string[]) => Promise<Map<string, TargetSubject>>
  /** SQL: whether this member likes it; and collected it. */
  isLiked: (memberId: RawBuilder<string>, id: RawBuilder<string>) => RawBuilder<SqlBool>
  isCollected: (memberId: RawBuilder<string>, id: RawBuilder<string>) => RawBuilder<SqlBool>
  /** The numbers on the wire of its notices of likes and collections. */
  likeNoticeKinds: Partial<Record<Mark, LikeNoticeKind>>
}

/** One domain's part of a kind of target. */
export type TargetPart = Pick<TargetKind, 'name'> & Partial<TargetKind>

/** Every kind of target, merged by `mergeTargets`. */
export const targetKinds = extensionPoint<readonly TargetPart[]>('targetKinds')

/** The kind of a `targetType`; undefined for one that has no kind yet. */
export function targetOf(targetType: number): TargetPart | undefined {
  return targetKinds.get().find((kind) => kind.targetTypes?.some((own) => own === targetType))
}

/** The kind of a `reportType`; undefined for one that has no kind yet. */
export function reportedOf(reportType: ReportType): TargetPart | undefined {
  return targetKinds.get().find((kind) => kind.reportType === reportType)
}

/** The kind of this name; undefined where no domain defines it. */
export function targetNamed(name: string): TargetPart | undefined {
  return targetKinds.get().find((kind) => kind.name === name)
}
