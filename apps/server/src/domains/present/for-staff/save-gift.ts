import { giftPicture, type MethodParsed, type StaffGift, type StaffGiftItem } from '@guangquan/contract'
import { v7 as uuid } from 'uuid'
import { failChanged } from '../../../audit-chain/fail-changed.ts'
import { auditAct, type Facts } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { readOptions } from '../present.store.ts'
import { getGift } from './gifts.read.ts'
import { setPictures } from './set-pictures.ts'

type Fields = Omit<MethodParsed<typeof StaffGift.Create>, 'requestId'>

/** Adds a gift. @throws UploadNotFound */
export async function createGift(ctx: StaffCtx, fields: Fields): Promise<StaffGiftItem> {
  return inTransaction(ctx, async (tx) => {
    const id = uuid()
    await tx
      .insertInto('gift')
      .values({ id, ...columnsOf(fields), created_at: ctx.now })
      .execute()
    await setPictures(ctx.app, tx, { giftId: id, keys: fields.pictures, useType: giftPicture.useType })
    await auditAct(ctx, tx, { act: 'gift.created', targetKind: 'gift', targetId: id, after: factsOf(fields) })
    return getGift({ ...ctx, db: tx }, { id })
  })
}

/** Changes a gift; presents that were given stay as they are. @throws ContentNotFound, ChangedMeanwhile, UploadNotFound */
export async function saveGift(
  ctx: StaffCtx,
  { id, version, ...fields }: MethodParsed<typeof StaffGift.Save>,
): Promise<StaffGiftItem> {
  return inTransaction(ctx, async (tx) => {
    const locked = await tx.selectFrom('gift').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    if (locked === undefined) fail('ContentNotFound')
    const target = { targetKind: 'gift', targetId: id } as const
    if (locked.version !== version) await failChanged(tx, target)
    const before = await getGift({ ...ctx, db: tx }, { id })
    await tx
      .updateTable('gift')
      .set({ ...columnsOf(fields), version: version + 1 })
      .where('id', '=', id)
      .execute()
    await setPictures(ctx.app, tx, { giftId: id, keys: fields.pictures, useType: giftPicture.useType })
    await auditAct(ctx, tx, {
      act: 'gift.saved',
      ...target,
      before: factsOf({ ...before, pictures: before.pictures.map(({ key }) => key) }),
      after: factsOf(fields),
    })
    return getGift({ ...ctx, db: tx }, { id })
  })
}

function columnsOf(fields: Omit<Fields, 'pictures'>) {
  return {
    present_type: fields.presentType,
    title: fields.title,
    detail: fields.detail,
    value: fields.value,
    options: JSON.stringify(readOptions(fields.options)),
    exchange_coins: fields.exchangeCoins,
    claim_days: fields.claimDays,
    is_open: fields.isOpen,
  }
}

function factsOf(fields: Omit<Fields, 'pictures'> & { pictures: readonly string[] }): Facts {
  return {
    presentType: fields.presentType,
    title: fields.title,
    detail: fields.detail,
    value: fields.value,
    options: fields.options.map(({ title, coins }) => (coins > 0 ? `${title} (${coins})` : title)),
    exchangeCoins: fields.exchangeCoins,
    claimDays: fields.claimDays,
    open: fields.isOpen,
    pictures: fields.pictures,
  }
}
