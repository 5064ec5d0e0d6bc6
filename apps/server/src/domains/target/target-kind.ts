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
  /** Its name in a sentence: 《its title》, 照片, 评论. */
  name: string
  /** The value of `{title}` in a notice; for a part of a larger target, the title of that one. */
  title: string
  /** Its text, if it is short enough to quote. */
  quote: string
  link: NoticeTarget
}

/**
 * A kind of target that members like, collect, share, report, search and are notified of. Unsupported actions are left
 * out. Several domains may define parts of one kind: the owner of the target and the owner of the reactions to it.
 */
export interface TargetKind extends SearchedTarget {
  /** Unique and stable: rows of notices name it. */
  name: string
  /** Its numbers on the wire for likes, collections and shares. */
  targetTypes: readonly TargetType[]
  /** Its number on the wire for reports. */
  reportType: ReportType
  /** The owner of the target; undefined if the viewer may not see it. */
  findOwner: (db: Queryable, viewerId: string | null, id: string) => Promise<string | undefined>
  /**
   * Locks it until the end of the transaction.
   * @returns a function that hides it until it is decided about
   */
  hold: (tx: Tx, id: string) => Promise<(now: Date) => Promise<void>>
  /** When its owner last changed its content, as shown to readers; null for never. */
  editedAt: (db: Queryable, id: string) => Promise<Date | null>
  /**
   * Restores a target that staff refused, limited or removed, after locking it. The caller is responsible for the
   * permission.
   * @param note for its author, for targets that notify the author themselves
   * @returns false if it is in another state, or can no longer be shown
   */
  restore: (tx: Tx, one: { id: string; now: Date; note: string }) => Promise<boolean>
  /** @throws ContentNotFound if the caller may not see it, like the two below */
  like: (
    ctx: MemberCtx,
    input: { id: string; on: boolean },
  ) => Promise<{ likeCount: number; isLike: boolean }>
  collect: (
    ctx: MemberCtx,
    input: { id: string; on: boolean; folderId?: string | null | undefined },
  ) => Promise<{ collectCount: number; isCollect: boolean }>
  share: (ctx: Ctx, input: { id: string; channel: string }) => Promise<{ shareCount: number }>

  /** SQL for a row with its id: whether this member may open it. Notices about other targets are hidden. */
  isReadable: (id: RawBuilder<string>, viewerId: RawBuilder<string>) => RawBuilder<SqlBool>
  /** SQL for a row with its id: its owner if this member may open it; else null. For targets that can be liked. */
  ownerFor: (id: RawBuilder<string>, viewerId: RawBuilder<string>) => RawBuilder<string | null>
  /** Subjects of notices for targets that the caller may open, by id. */
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

/** The kind of this name; undefined if no domain defines it. */
export function targetNamed(name: string): TargetPart | undefined {
  return targetKinds.get().find((kind) => kind.name === name)
}
