import type { ReportType, TargetType } from '@guangquan/contract'
import type { Ctx, MemberCtx } from '../../context.ts'
import type { Queryable, Tx } from '../../db/client.ts'
import { extensionPoint } from '../../extension-point.ts'

/**
 * A kind of thing that members like, collect, share or report. What it cannot do it leaves out. Two domains may give
 * parts of one kind: who owns the thing and who keeps what is done to it.
 */
export interface TargetKind {
  name: 'post' | 'comment'
  /** Its numbers on the wire, where it is liked, collected and shared. */
  targetTypes: readonly TargetType[]
  /** Its number on the wire, where it is reported. */
  reportType: ReportType
  /** Whose it is; undefined for what this viewer may not see. */
  findOwner: (db: Queryable, viewerId: string | null, id: string) => Promise<string | undefined>
  /** Holds it until the end of the transaction. @returns what takes it out of sight until somebody decides */
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

/** What one domain says of a kind of target. */
export type TargetPart = Pick<TargetKind, 'name'> & Partial<TargetKind>

/** Every kind of target, put together by `mergeTargets`. */
export const targetKinds = extensionPoint<readonly TargetPart[]>('targetKinds')

/** The kind behind a number of `targetType`; undefined for one that has no kind yet. */
export function targetOf(targetType: number): TargetPart | undefined {
  return targetKinds.get().find((kind) => kind.targetTypes?.some((own) => own === targetType))
}

/** The kind behind a number of `reportType`; undefined for one that has no kind yet. */
export function reportedOf(reportType: ReportType): TargetPart | undefined {
  return targetKinds.get().find((kind) => kind.reportType === reportType)
}
