import {
  fieldSentences,
  productPicture,
  type MethodParsed,
  type StaffProduct,
  type StaffProductItem,
} from '@guangquan/contract'
import { isSerialPattern } from '@guangquan/rules/gear/product-serial'
import { v7 as uuid } from 'uuid'
import { failChanged } from '../../../audit-chain/fail-changed.ts'
import { auditAct, type Facts } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { findGearItem } from '../../gear-catalogue/index.ts'
import { claimSitePicture } from '../../site-picture/index.ts'
import { releaseFiles } from '../../media/index.ts'
import { loadStaffProduct } from './products.read.ts'

type Given = Omit<MethodParsed<typeof StaffProduct.Create>, 'requestId'>

/** Adds a product. @throws AlreadyThere, UploadNotFound */
export async function createProduct(
  ctx: StaffCtx,
  given: MethodParsed<typeof StaffProduct.Create>,
): Promise<StaffProductItem> {
  return inTransaction(ctx, async (tx) => {
    const id = uuid()
    const row = await columnsOf(tx, given)
    await refuseTakenCode(tx, id, row.code)
    await tx
      .insertInto('product_info')
      .values({ id, ...row, ...(await pictureColumns(ctx, tx, given.pictureFileId)) })
      .execute()
    await auditAct(ctx, tx, {
      act: 'product.created',
      targetKind: 'product',
      targetId: id,
      after: factsOf(row),
    })
    return loadStaffProduct({ ...ctx, db: tx }, id)
  })
}

/** Changes a product. @throws ContentNotFound, ChangedMeanwhile, AlreadyThere, UploadNotFound */
export async function saveProduct(
  ctx: StaffCtx,
  { id, version, ...given }: MethodParsed<typeof StaffProduct.Save>,
): Promise<StaffProductItem> {
  return inTransaction(ctx, async (tx) => {
    const before =
      (await tx.selectFrom('product_info').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ??
      fail('ContentNotFound')
    const target = { targetKind: 'product', targetId: id } as const
    if (before.version !== version) await failChanged(tx, target)
    const row = await columnsOf(tx, given)
    await refuseTakenCode(tx, id, row.code)
    const picture = await pictureColumns(ctx, tx, given.pictureFileId)
    await tx
      .updateTable('product_info')
      .set({ ...row, ...picture, version: version + 1 })
      .where('id', '=', id)
      .execute()
    const replaced = given.pictureFileId === undefined ? null : before.picture_file_id
    if (replaced !== null && replaced !== given.pictureFileId) await releaseFiles(tx, [replaced])
    await auditAct(ctx, tx, {
      act: 'product.saved',
      ...target,
      before: factsOf({ ...before, specs: JSON.stringify(before.specs) }),
      after: factsOf(row),
    })
    return loadStaffProduct({ ...ctx, db: tx }, id)
  })
}

async function columnsOf(tx: Tx, given: Given) {
  const pattern = given.serialPattern.trim().toUpperCase()
  if (!isSerialPattern(pattern)) fail('BadInput', { fields: { serialPattern: fieldSentences.serialPattern } })
  const category = tx.selectFrom('product_category').where('id', '=', given.categoryId).select('id')
  if ((await category.executeTakeFirst()) === undefined)
    fail('BadInput', { fields: { categoryId: fieldSentences.category } })
  return {
    category_id: given.categoryId,
    code: given.code,
    name: given.name,
    summary: given.summary,
    serial_pattern: pattern,
    launched_on: given.launchDate,
    warranty_months: given.warrantyMonths,
    specs: JSON.stringify(given.specs),
    ...(await gearColumns(tx, given.gear)),
    sort: given.sort,
    is_open: given.isOpen,
  }
}

async function gearColumns(tx: Tx, gear: string) {
  if (gear === '') return { camera_id: null, lens_id: null }
  const [kind, ...rest] = gear.split(':')
  const isGear = kind === 'camera' || kind === 'lens'
  const item = isGear ? await findGearItem(tx, kind, rest.join(':')) : undefined
  if (item === undefined) fail('BadInput', { fields: { gear: fieldSentences.gear } })
  return kind === 'camera' ? { camera_id: item.id, lens_id: null } : { camera_id: null, lens_id: item.id }
}

async function pictureColumns({ app }: StaffCtx, tx: Tx, fileId: string | undefined) {
  if (fileId === undefined) return {}
  const picture = await claimSitePicture(app, tx, { fileId, useType: productPicture.useType })
  return { picture_file_id: picture.fileId, picture_url: picture.path }
}

async function refuseTakenCode(tx: Tx, id: string, code: string): Promise<void> {
  const taken = tx.selectFrom('product_info').where('code', '=', code).where('id', '<>', id).select('id')
  if ((await taken.executeTakeFirst()) !== undefined) fail('AlreadyThere')
}

function factsOf(row: {
  code: string
  name: string
  category_id: number
  serial_pattern: string
  launched_on: string
  warranty_months: number
  specs: string
  camera_id: string | null
  lens_id: string | null
  is_open: boolean
}): Facts {
  return {
    code: row.code,
    name: row.name,
    category: row.category_id,
    serialPattern: row.serial_pattern,
    launchedOn: row.launched_on,
    warrantyMonths: row.warranty_months,
    specs: row.specs,
    gear: row.camera_id ?? row.lens_id,
    open: row.is_open,
  }
}
