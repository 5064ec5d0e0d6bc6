import type { Staff } from '../../context.ts'
import type { Verdict } from '../../verdict.ts'

/** The person who gave a strike may not decide the appeal against it. */
export const canDecideAppeal = (staff: Pick<Staff, 'id'>, appeal: { givenBy: string | null }): Verdict =>
  appeal.givenBy === staff.id ? 'Forbidden' : 'ok'
