import {
  invoiceStates,
  productOrigins,
  productStates,
  type ProofPicture,
  type UserProductCard,
  type UserProductDetail,
} from '@guangquan/contract'
import { dayOf, timeTextOf } from '@guangquan/rules/time-text'
import { mayExtend } from '@guangquan/rules/gear/warranty'
import { sql } from 'kysely'
import type { Ctx, MemberCtx } from '../../../context.ts'
import type { Queryable } from '../../../db/client.ts'
import { preparedQuery } from '../../../db/prepared-query.ts'
import { fail } from '../../../fail.ts'
import { showRights } from '../../../verdict.ts'
import { loadProofPictures } from '../../media/index.ts'
import { countOwnGear } from '../../photo/index.ts'
import { choiceNames } from '../../site/index.ts'
import { productCard, productColumns } from '../catalogue/product.view.ts'
import { registrationVerdicts } from '../product.policy.ts'
import { proofKinds } from './proof-files.ts'
import { openSerial } from './serial.store.ts'
import { activityExtensions, invoiceMonthsOf, warrantyOf } from './warranty.ts'

/** Registrations with their products and numbers. */
export function selectRegistrations(db: Queryable) {
  return db
    .selectFrom('user_product')
    .innerJoin('product_info', 'product_info.id', 'user_product.product_id')
    .innerJoin('product_category', 'product_category.id', 'product_info.category_id')
    .innerJoin('product_serial', 'product_serial.id', 'user_product.serial_id')
    .select(productColumns)
    .select(['camera_id', 'lens_id', 'serial_end', 'serial_cipher', 'serial_id'])
    .select(['user_product.id as reg_id', 'user_product.member_id', 'user_product.state', 'bought_on'])
    .select(['user_product.warranty_months', 'extension_months', 'user_product.created_at'])
    .select([
      'buy_channel',
      'shop_id',
      'shop_name',
      'origin',
      'price',
      'access_code_id',
      'invoice_state',
      'reason',
    ])
    .select(['disputes', 'lost_at', 'user_product.version'])
    .select([
      sql<boolean>`exists (select from user_product other
        where other.disputes = user_product.id and other.state = 6)`.as('is_claimed'),
      sql<number | null>`(select level from gear_passport passport
        where passport.user_product_id = user_product.id)`.as('passport_level'),
      activityExtensions().as('activity_extensions'),
    ])
}

export type RegistrationRow = Awaited<
  ReturnType<ReturnType<typeof selectRegistrations>['executeTakeFirstOrThrow']>
>

/** Registrations as their owner's list shows them, in the order given. */
export async function loadRegistrationCards(
  ctx: MemberCtx,
  rows: readonly RegistrationRow[],
): Promise<UserProductCard[]> {
  const counts = rows.some((row) => row.camera_id !== null || row.lens_id !== null)
    ? await countOwnGear(ctx)
    : new Map<string, number>()
  return rows.map((row) => ({
    id: row.reg_id,
    regProductId: row.reg_id,
    product: productCard(ctx.app, row),
    serialEnd: row.serial_end,
    state: row.state,
    warranty: warrantyOf(row),
    passportLevel: row.passport_level,
    photoCount: counts.get(`camera:${row.camera_id}`) ?? counts.get(`lens:${row.lens_id}`) ?? 0,
    createTime: timeTextOf(row.created_at),
  }))
}

/** One of the caller's registrations. @throws ContentNotFound */
export async function getRegistration(
  ctx: MemberCtx,
  { regProductId }: { regProductId: string },
): Promise<UserProductDetail> {
  const [row] = await ownRegistration(ctx.db, { id: regProductId, memberId: ctx.viewer.id })
  if (row === undefined) fail('ContentNotFound')
  const [[card], channelName, proofs] = await Promise.all([
    loadRegistrationCards(ctx, [row]),
    choiceNames(ctx.db, ['BuyChannelType']),
    loadProofs(ctx, regProductId),
  ])
  if (card === undefined) fail('ContentNotFound')
  return {
    ...card,
    serialNumber: openSerial(ctx.app.env, row),
    gear: gearOf(row),
    buyDate: row.bought_on,
    buyChannelType: row.buy_channel,
    buyChannelName: channelName('BuyChannelType', row.buy_channel),
    shopName: row.shop_name,
    productOrigin: row.origin,
    price: row.price === null ? null : row.price / 100,
    hasAccessCode: row.access_code_id !== null,
    invoiceState: row.invoice_state,
    mayExtend: invoiceMonthsOf(row) === 0 && row.invoice_state !== invoiceStates.accepted && isEarly(row),
    reason: row.reason,
    ...proofs,
    isDisputed: row.state === productStates.disputed || row.is_claimed,
    isLost: row.lost_at !== null,
    ...showRights(registrationVerdicts(row)),
    version: row.version,
  }
}

const ownRegistration = preparedQuery<{ id: string; memberId: string }, RegistrationRow>(
  'product.registration',
  (db, param) =>
    selectRegistrations(db)
      .where('user_product.id', '=', sql<string>`${param('id')}::uuid`)
      .where('user_product.member_id', '=', sql<string>`${param('memberId')}::uuid`),
)

function gearOf({ camera_id: camera, lens_id: lens }: RegistrationRow): UserProductDetail['gear'] {
  if (camera !== null) return { kind: 'camera', id: camera }
  return lens === null ? null : { kind: 'lens', id: lens }
}

/** Whether an accepted invoice extends the warranty of a registration. */
export function isEarly(row: { origin: number; bought_on: string; created_at: Date }): boolean {
  return mayExtend({
    isMainland: row.origin === productOrigins.mainland,
    boughtOn: row.bought_on,
    registeredOn: dayOf(row.created_at),
  })
}

/** Proofs of purchase, with addresses that are valid for an hour. The caller has checked the right. */
export async function loadProofs(
  ctx: Ctx,
  userProductId: string,
): Promise<{ invoicePics: ProofPicture[]; warrantyCardPics: ProofPicture[] }> {
  const rows = await proofFilesOf(ctx.db, { id: userProductId })
  const pictures = await loadProofPictures(
    ctx,
    rows.map((row) => row.file_id),
  )
  const ofKind = (kind: number) =>
    rows.filter((row) => row.kind === kind).flatMap(({ file_id: id }) => pictures.get(id) ?? [])
  return { invoicePics: ofKind(proofKinds.invoice), warrantyCardPics: ofKind(proofKinds.warrantyCard) }
}

const proofFilesOf = preparedQuery<{ id: string }, { file_id: string; kind: number }>(
  'product.proofs',
  (db, param) =>
    db
      .selectFrom('user_product_file')
      .where('user_product_id', '=', sql<string>`${param('id')}::uuid`)
      .select(['file_id', 'kind'])
      .orderBy('kind')
      .orderBy('position'),
)
