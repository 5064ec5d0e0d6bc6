import { randomInt } from 'node:crypto'
import { inviteCodeAlphabet, inviteCodeLength } from '@guangquan/rules/people/referral'
import { sql } from 'kysely'
import type { MemberCtx } from '../../context.ts'

// There are 2^40 codes: two collisions in a row do not happen by chance.
const attempts = 3

/** Gives the caller an invite code, once: two concurrent calls return the same one. */
export async function giveInviteCode(ctx: MemberCtx): Promise<string> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const code = randomCode()
    // A taken code is replaced by another; an error of the statement would abort the surrounding transaction.
    const { rows } = await sql<{ invite_code: string | null }>`
      update member set invite_code = coalesce(invite_code, ${code})
      where id = ${ctx.viewer.id} and not exists (select 1 from member m where m.invite_code = ${code})
      returning invite_code`.execute(ctx.db)
    const given = rows[0]?.invite_code
    if (given != null) return given
  }
  throw new Error(`no invite code for ${ctx.viewer.id}`)
}

/** Eight characters without look-alikes. */
export function randomCode(): string {
  return Array.from({ length: inviteCodeLength }, () =>
    inviteCodeAlphabet.charAt(randomInt(inviteCodeAlphabet.length)),
  ).join('')
}
