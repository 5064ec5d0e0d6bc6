import { socialNames, type SocialProvider } from '@guangquan/contract'
import type { Selectable } from 'kysely'
import type { Ctx } from '../../context.ts'
import { encryptField } from '../../crypto/field-cipher.ts'
import type { Queryable, Tx } from '../../db/client.ts'
import type { SocialBinding } from '../../db/tables.gen.ts'
import { fail } from '../../fail.ts'
import { unionIndex, unionIndexes } from './social-name.ts'
import type { Profile } from './ticket.store.ts'

export type BindingRow = Selectable<SocialBinding>

/** The member who has bound a provider's account, by its union id. */
export async function findBinding(
  ctx: Pick<Ctx, 'app'>,
  db: Queryable,
  provider: SocialProvider,
  unionId: string,
): Promise<BindingRow | undefined> {
  return db
    .selectFrom('social_binding')
    .where('provider', '=', provider)
    .where('union_index', 'in', unionIndexes(ctx.app.env, provider, unionId))
    .selectAll()
    .executeTakeFirst()
}

/** The bindings of a member. */
export async function listBindings(db: Queryable, memberId: string): Promise<BindingRow[]> {
  return db
    .selectFrom('social_binding')
    .where('member_id', '=', memberId)
    .selectAll()
    .orderBy('provider')
    .execute()
}

/** As `listBindings`, locked until the transaction ends, so that of two concurrent removals each sees the other. */
export async function lockBindings(tx: Tx, memberId: string): Promise<BindingRow[]> {
  return tx
    .selectFrom('social_binding')
    .where('member_id', '=', memberId)
    .selectAll()
    .orderBy('provider')
    .forUpdate()
    .execute()
}

/**
 * Binds a provider's identity to a member; binding the same one again updates name and token.
 * @throws SocialTaken when it is another member's, SocialOther when the member has another one of this provider
 */
export async function bind(
  ctx: Pick<Ctx, 'app' | 'now'>,
  tx: Tx,
  { memberId, provider, profile }: { memberId: string; provider: SocialProvider; profile: Profile },
): Promise<void> {
  const { env } = ctx.app
  const name = socialNames[provider]
  const known = await findBinding(ctx, tx, provider, profile.unionId)
  if (known !== undefined && known.member_id !== memberId) fail('SocialTaken', { name })
  const values = {
    union_index: unionIndex(env, provider, profile.unionId),
    union_cipher: encryptField(env, 'social-union', memberId, profile.unionId),
    nick_name: profile.nickName,
    token_cipher:
      profile.kept === null
        ? null
        : encryptField(env, 'social-token', memberId, JSON.stringify(profile.kept)),
    bound_at: ctx.now,
  }
  if (known !== undefined) {
    await tx
      .updateTable('social_binding')
      .set(values)
      .where('member_id', '=', memberId)
      .where('provider', '=', provider)
      .execute()
    return
  }
  const inserted = await tx
    .insertInto('social_binding')
    .values({ ...values, member_id: memberId, provider })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (inserted.numInsertedOrUpdatedRows === 1n) return
  // Somebody bound it since the check above, or the member already has another one of this provider.
  fail(
    (await findBinding(ctx, tx, provider, profile.unionId)) === undefined ? 'SocialOther' : 'SocialTaken',
    {
      name,
    },
  )
}

/** Removes a binding. */
export async function removeBinding(tx: Queryable, row: BindingRow): Promise<void> {
  await tx
    .deleteFrom('social_binding')
    .where('member_id', '=', row.member_id)
    .where('provider', '=', row.provider)
    .where('union_index', '=', row.union_index)
    .execute()
}
