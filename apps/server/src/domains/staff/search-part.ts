import type { FoundKind, StaffAccess, StaffFound } from '@guangquan/contract'
import type { StaffCtx } from '../../context.ts'
import { extensionPoint } from '../../extension-point.ts'

/** How the global search of the console finds the rows of a domain. */
export interface StaffSearchPart {
  kind: FoundKind
  /** The access of the list that has the rows: staff who may not read it find none. */
  access: StaffAccess
  /** @returns at most `limit` rows, the best first */
  find: (
    ctx: StaffCtx,
    search: { text: string; limit: number },
  ) => Promise<readonly Omit<StaffFound, 'kind'>[]>
}

export const staffSearchParts = extensionPoint<readonly StaffSearchPart[]>('staffSearchParts')
