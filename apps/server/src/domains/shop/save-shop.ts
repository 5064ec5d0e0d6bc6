import type { MethodParsed, StaffShop, StaffShopItem } from '@guangquan/contract'
import { v7 as uuid } from 'uuid'
import { failChanged } from '../../audit-chain/fail-changed.ts'
import { auditAct, type Facts } from '../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { addressArea } from '../site/index.ts'
import { loadStaffShop } from './shop.read.ts'

type Fields = Omit<MethodParsed<typeof StaffShop.Create>, 'requestId'>

/** Adds a shop. @throws AreaUnknown */
export async function createShop(ctx: StaffCtx, fields: Fields): Promise<StaffShopItem> {
  const columns = columnsOf(fields)
  const id = uuid()
  return inTransaction(ctx, async (tx) => {
    await tx
      .insertInto('shop')
      .values({ id, ...columns })
      .execute()
    await auditAct(ctx, tx, {
      act: 'shop.created',
      targetKind: 'shop',
      targetId: id,
      after: factsOf(columns),
    })
    return loadStaffShop({ db: tx }, id)
  })
}

/** Changes a shop. @throws ContentNotFound, ChangedMeanwhile, AreaUnknown */
export async function saveShop(
  ctx: StaffCtx,
  { id, version, ...fields }: MethodParsed<typeof StaffShop.Save>,
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
    await auditAct(ctx, tx, {
      act: 'shop.saved',
      ...target,
      before: factsOf(before),
      after: factsOf(columns),
    })
    return loadStaffShop({ db: tx }, id)
  })
}

function columnsOf({ areaCodes, isOpen, type, name, detail, phone, hours, sort }: Fields) {
  if (addressArea(areaCodes) === null) fail('AreaUnknown')
  return { type, name, detail, phone, hours, sort, area_codes: areaCodes, is_open: isOpen }
}

type Facted = Omit<ReturnType<typeof columnsOf>, 'type'> & { type: number }

function factsOf({ type, name, detail, phone, hours, sort, ...row }: Facted): Facts {
  return { type, name, detail, phone, hours, sort, area: row.area_codes, open: row.is_open }
}
