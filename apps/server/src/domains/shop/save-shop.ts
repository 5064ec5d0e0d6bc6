import { fieldSentences, type MethodParsed, type StaffShop, type StaffShopItem } from '@guangquan/contract'
import { v7 as uuid } from 'uuid'
import { failChanged } from '../../audit-chain/fail-changed.ts'
import { auditAct, type Facts } from '../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { addressArea } from '../site/index.ts'
import { setPictures } from './set-pictures.ts'
import { loadStaffShop } from './shop.read.ts'

type Fields = Omit<MethodParsed<typeof StaffShop.Create>, 'requestId'>

/** Adds a shop. @throws AreaUnknown, BadInput, UploadNotFound */
export async function createShop(ctx: StaffCtx, fields: Fields): Promise<StaffShopItem> {
  const { pictures, ...rest } = fields
  const columns = columnsOf(rest)
  const id = uuid()
  return inTransaction(ctx, async (tx) => {
    await tx
      .insertInto('shop')
      .values({ id, ...columns })
      .execute()
    const shown = await setPictures(ctx.app, tx, { shopId: id, keys: pictures })
    await auditAct(ctx, tx, {
      act: 'shop.created',
      targetKind: 'shop',
      targetId: id,
      after: { ...factsOf(columns), pictures: shown.after },
    })
    return loadStaffShop({ app: ctx.app, db: tx }, id)
  })
}

/** Changes a shop. @throws ContentNotFound, ChangedMeanwhile, AreaUnknown, BadInput, UploadNotFound */
export async function saveShop(
  ctx: StaffCtx,
  { id, version, pictures, ...fields }: MethodParsed<typeof StaffShop.Save>,
): Promise<StaffShopItem> {
  const columns = columnsOf(fields)
  return inTransaction(ctx, async (tx) => {
    const found = tx.selectFrom('shop').selectAll().where('id', '=', id).forUpdate()
    const before = (await found.executeTakeFirst()) ?? fail('ContentNotFound')
    const target = { targetKind: 'shop', targetId: id } as const
    if (before.version !== version) await failChanged(tx, target)
    await tx
      .updateTable('shop')
      .set({ ...columns, version: version + 1 })
      .where('id', '=', id)
      .execute()
    const shown = await setPictures(ctx.app, tx, { shopId: id, keys: pictures })
    await auditAct(ctx, tx, {
      act: 'shop.saved',
      ...target,
      before: { ...factsOf(before), pictures: shown.before },
      after: { ...factsOf(columns), pictures: shown.after },
    })
    return loadStaffShop({ app: ctx.app, db: tx }, id)
  })
}

function columnsOf({ areaCodes, isOpen, ...fields }: Omit<Fields, 'pictures'>) {
  if (addressArea(areaCodes) === null) fail('AreaUnknown')
  const { type, name, detail, phone, hours, services, lng, lat, sort } = fields
  if ((lng === null) !== (lat === null)) fail('BadInput', { fields: { lat: fieldSentences.point } })
  const written = { type, name, detail, phone, hours, services, lng, lat, sort }
  return { ...written, area_codes: areaCodes, is_open: isOpen }
}

type Facted = Omit<ReturnType<typeof columnsOf>, 'type'> & { type: number }

function factsOf({ type, name, detail, phone, hours, services, lng, lat, sort, ...row }: Facted): Facts {
  const coordinates = lng === null || lat === null ? null : `${lng}, ${lat}`
  const written = { type, name, detail, phone, hours, services, coordinates, sort }
  return { ...written, area: row.area_codes, open: row.is_open }
}
