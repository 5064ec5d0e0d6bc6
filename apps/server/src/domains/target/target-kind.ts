import type { ReportType, TargetType } from '@guangquan/contract'
import type { Ctx, MemberCtx } from '../../context.ts'
import type { Queryable, Tx } from '../../db/client.ts'
import { extensionPoint } from '../../extension-point.ts'

/**
 * A kind of target that members like, collect, share or report. Unsupported actions are left out. Two domains may
 * define parts of one kind: the owner of the target and the owner of the reactions to it.
 */
export interface TargetKind {
  name: 'post' | 'comment'
  /** Its numbers on the wire for likes, collections and shares. */
  targetTypes: readonly TargetType[]
  /** Its number on the wire for reports. */
  reportType: ReportType
  /** The owner of the target; undefined for what this viewer may not see. */
  findOwner: (db: Queryable, viewerId: string | null, id: string) => Promise<string | undefined>
  /** Locks it until the end of the transaction. @returns a function that hides it until somebody decides */
  hold: (tx: Tx, id: string) => Promise<(now: Date) => Promise<void>>
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
