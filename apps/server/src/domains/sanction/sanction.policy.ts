import type { Staff } from '../../context.ts'
import type { Verdict } from '../../verdict.ts'

/** Somebody other than whoever gave a strike decides its appeal. */
export const canDecideAppeal = (staff: Pick<Staff, 'id'>, appeal: { givenBy: string | null }): Verdict =>
  appeal.givenBy === staff.id ? 'Forbidden' : 'ok'
