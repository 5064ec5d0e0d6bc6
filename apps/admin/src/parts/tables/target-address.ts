import type { AuditItem } from '@guangquan/contract'
import { rowAddress } from './single-row.ts'

/** What an act of staff was about. */
export type Target = Pick<AuditItem, 'act' | 'targetKind' | 'targetId' | 'before' | 'after'>
/** The path of a target, below `/console`. */
export type TargetAddress = (target: Target) => string

/** A single row of a list, on a page or in one of its tabs. */
export const rowOf =
  (path: string, list: string, params: Record<string, string> = {}): TargetAddress =>
  ({ targetId }) =>
    rowAddress(path, { list, key: targetId, params })

/** The page of a row. */
export const pageOf =
  (path: string): TargetAddress =>
  ({ targetId }) =>
    `${path}/${encodeURIComponent(targetId)}`
