import type { Staff } from '../../context.ts'

/** Somebody other than whoever gave a strike decides its appeal. */
export function canDecideAppeal(
  staff: Pick<Staff, 'id'>,
  appeal: { givenBy: string | null },
): 'ok' | 'gaveStrike' {
  return appeal.givenBy === staff.id ? 'gaveStrike' : 'ok'
}
