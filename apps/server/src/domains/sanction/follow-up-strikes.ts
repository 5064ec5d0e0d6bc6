import { automaticReason, strikeKinds } from '@guangquan/contract'
import { earnedStrikes, type EarnedStrike } from '@guangquan/rules/people/strike-table'
import type { Tx } from '../../db/client.ts'
import { endOf, insertStrike, listStrikesInForce, type StrikeRow } from './strike.store.ts'

/** Whether a strike was added automatically because of warnings. */
export const isAutomatic = (strike: StrikeRow): boolean => strike.caused_by !== null

interface Standing {
  /** The warnings that may earn an automatic strike. */
  warnings: StrikeRow[]
  automatic: StrikeRow[]
  /** Strikes that the warnings lead to, in the order of `automatic`. */
  earned: EarnedStrike[]
}

/** The warnings and automatic strikes of a locked member, and the strikes that the warnings lead to. */
export async function loadEarned(tx: Tx, memberId: string): Promise<Standing> {
  const inForce = await listStrikesInForce(tx, memberId)
  const warnings = inForce.filter(({ kind, counts }) => kind === strikeKinds.warning && counts)
  return {
    warnings,
    automatic: inForce.filter(isAutomatic),
    earned: earnedStrikes(warnings.map((warning) => warning.created_at)),
  }
}

/**
 * Makes a locked member's automatic strikes those that their warnings earn: adds one that is due, lifts the last ones
 * that are no longer earned, and changes one that moved to another step.
 * @returns the strikes that were added
 */
export async function followUp(tx: Tx, now: Date, memberId: string): Promise<StrikeRow[]> {
  const { warnings, automatic, earned } = await loadEarned(tx, memberId)
  for (const [place, strike] of automatic.entries()) await adjust(tx, now, strike, earned[place])
  const added: StrikeRow[] = []
  for (const { days, warnings: places } of earned.slice(automatic.length)) {
    const cause = warnings[places.at(-1) ?? -1]
    if (cause === undefined) continue
    added.push(
      await insertStrike(tx, now, {
        memberId,
        kind: days === null ? 'ban' : 'mute',
        days,
        reason: automaticReason,
        target: null,
        staffId: cause.staff_id,
        causedBy: cause.id,
      }),
    )
  }
  return added
}

async function adjust(tx: Tx, now: Date, strike: StrikeRow, earned: EarnedStrike | undefined): Promise<void> {
  if (earned?.days === strike.days) return
  const change =
    earned === undefined
      ? { lifted_at: now }
      : {
          kind: earned.days === null ? strikeKinds.ban : strikeKinds.mute,
          days: earned.days,
          ends_at: endOf(strike.created_at, earned.days),
        }
  await tx
    .updateTable('strike')
    .set({ ...change, version: strike.version + 1 })
    .where('id', '=', strike.id)
    .execute()
}
