import {
  mailDigests,
  usualQuietHours,
  type MethodParsed,
  type Push,
  type ReachSettings,
} from '@guangquan/contract'
import { withDefaults, withoutDefaults } from '@guangquan/rules/people/profile-visibility'
import { usualReach } from '@guangquan/rules/people/reach-kinds'
import type { Selectable } from 'kysely'
import * as z from 'zod'
import type { MemberCtx } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { ReachSetting } from '../../db/tables.gen.ts'
import { fail } from '../../fail.ts'
import { loadMailboxes } from '../account/index.ts'

const Kinds = z.record(z.string(), z.boolean())

/** How a member is reached; without a row as usual. */
export async function loadReachSettings(db: Queryable, memberId: string): Promise<ReachSettings> {
  const row = await db
    .selectFrom('reach_setting')
    .where('member_id', '=', memberId)
    .selectAll()
    .executeTakeFirst()
  return settingsOf(row)
}

/** Stored settings; a value of another shape counts as unset. */
export function settingsOf(row: Selectable<ReachSetting> | undefined): ReachSettings {
  const { from, to } = row === undefined ? usualQuietHours : { from: row.quiet_from, to: row.quiet_to }
  return {
    kinds: withDefaults(usualReach, Kinds.safeParse(row?.kinds).data ?? {}),
    showsText: row?.shows_text ?? false,
    quiet: from === null || to === null ? null : { from, to },
    mail: Object.values(mailDigests).find((mail) => mail === row?.mail) ?? mailDigests.none,
  }
}

/** Changes the given settings. @throws EmailNotBound for a digest without a mailbox */
export async function setReachSettings(
  ctx: MemberCtx,
  change: MethodParsed<typeof Push.SetSettings>,
): Promise<ReachSettings> {
  const memberId = ctx.viewer.id
  return inTransaction(ctx, async (tx) => {
    // Two changes at once, of several switches in one column, are made one after the other.
    await tx
      .insertInto('reach_setting')
      .values({ member_id: memberId })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const row = await tx
      .selectFrom('reach_setting')
      .where('member_id', '=', memberId)
      .selectAll()
      .forUpdate()
      .executeTakeFirstOrThrow()
    const before = settingsOf(row)
    const after = { ...before, ...givenOf(change), kinds: withDefaults(before.kinds, change.kinds ?? {}) }
    if (after.mail !== mailDigests.none && after.mail !== before.mail)
      await refuseWithoutMailbox(ctx, memberId)
    await tx
      .updateTable('reach_setting')
      .set({
        kinds: JSON.stringify(withoutDefaults(usualReach, after.kinds)),
        shows_text: after.showsText,
        quiet_from: after.quiet?.from ?? null,
        quiet_to: after.quiet?.to ?? null,
        mail: after.mail,
        ...(after.mail === before.mail
          ? {}
          : { mail_since: after.mail === mailDigests.none ? null : ctx.now }),
      })
      .where('member_id', '=', memberId)
      .execute()
    return after
  })
}

type Change = MethodParsed<typeof Push.SetSettings>

function givenOf({ showsText, quiet, mail }: Change): Partial<ReachSettings> {
  return {
    ...(showsText === undefined ? {} : { showsText }),
    ...(quiet === undefined ? {} : { quiet }),
    ...(mail === undefined ? {} : { mail }),
  }
}

async function refuseWithoutMailbox(ctx: MemberCtx, memberId: string): Promise<void> {
  if (!(await loadMailboxes(ctx.app, ctx.db, [memberId])).has(memberId)) fail('EmailNotBound')
}
