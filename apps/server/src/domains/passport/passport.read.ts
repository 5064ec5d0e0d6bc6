import {
  proofDays,
  shownProofs,
  type MethodParsed,
  type OwnPassport,
  type Passport,
  type UserProduct,
} from '@guangquan/contract'
import { readShutter } from '@guangquan/rules/gear/shutter-count'
import { dayOf, timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { Ctx } from '../../context.ts'
import { anyId, preparedQuery } from '../../db/prepared-query.ts'
import { loadPictures } from '../media/index.ts'
import { getUserBrief } from '../member/index.ts'
import { warrantyOf } from '../product/index.ts'
import { findPassport, type PassportRow } from './find-passport.ts'
import { loadReadings } from './settle/settle-passports.ts'
import { loadTransfer } from './transfer/transfer.read.ts'

const shownMonths = 12

/** A passport, for its owner or anybody with its code. @throws ContentNotFound */
export async function getPassport(
  ctx: Ctx,
  input: MethodParsed<typeof UserProduct.GetPassport>,
): Promise<Passport> {
  const row = await findPassport(ctx, input)
  const isOwn = ctx.viewer?.id === row.member_id
  const [owner, own, shutterByMonth] = await Promise.all([
    getUserBrief(ctx, row.member_id),
    isOwn ? loadOwn(ctx, row) : null,
    loadMonths(ctx, row),
  ])
  const { shutter_count: count, shutter_on: day } = row
  return {
    code: row.public_code ?? '',
    productId: row.product_id,
    productName: row.name,
    productSummary: row.summary,
    pictureUrl: row.picture_url.startsWith('/files/')
      ? `${ctx.app.env.FILE_ORIGIN ?? ''}${row.picture_url}`
      : row.picture_url,
    serialEnd: row.serial_end,
    level: row.level ?? 0,
    isLost: row.lost_at !== null,
    isDisputed: row.is_disputed,
    warranty: warrantyOf(row),
    shutter: count === null || day === null ? null : { count, day },
    hasShutter: row.camera_id !== null,
    countsShutter: row.counts_shutter,
    shutterByMonth,
    ownerCount: Math.max(1, row.owner_count),
    owner,
    registeredOn: dayOf(row.created_at),
    own,
  }
}

async function loadOwn(ctx: Ctx, row: PassportRow): Promise<OwnPassport> {
  const [[proofs], transfer] = await Promise.all([
    readProofs(ctx.db, { id: row.id }),
    loadTransfer(ctx.db, row.id, ctx.now),
  ])
  const { days, photos, newest: ids } = proofs ?? { days: 0, photos: 0, newest: [] }
  const pictures = await loadPictures(ctx, ids)
  return {
    proofDays: Math.min(days, proofDays),
    proofCount: photos,
    isFrozen: row.is_disputed,
    remindCounts: row.remind_counts ?? [],
    remindWarranty: row.remind_warranty ?? true,
    lostOn: row.lost_at === null ? null : (row.lost_on ?? dayOf(row.lost_at)),
    transfer,
    photos: ids.flatMap((id) => {
      const picture = pictures.get(id)
      if (picture === undefined) return []
      const { url480, width, height } = picture
      return [{ id, url480, width, height }]
    }),
  }
}

/** How much the photographs of a registration prove, and the newest ones that are still in use. */
const readProofs = preparedQuery<{ id: string }, { days: number; photos: number; newest: string[] }>(
  'passport.proofs',
  (db, param) =>
    db
      .selectFrom('gear_proof')
      .where('user_product_id', '=', anyId(param('id')))
      .select((eb) => [
        eb.fn.count<number>('shot_on').distinct().as('days'),
        eb.fn.countAll<number>().as('photos'),
        sql<string[]>`array(select file_id
          from gear_proof shown join stored_file on stored_file.id = shown.file_id
          where shown.user_product_id = ${anyId(param('id'))} and used_at is not null
          order by shot_on desc, file_id desc limit ${sql.lit(shownProofs)})`.as('newest'),
      ]),
)

async function loadMonths(ctx: Ctx, row: PassportRow): Promise<Passport['shutterByMonth']> {
  if (row.shutter_count === null) return []
  const { accepted } = readShutter(await loadReadings(ctx.db, row.serial_id))
  const months = new Map(accepted.map(({ day, count }) => [day.slice(0, 7), count]))
  const last = timeTextOf(ctx.now).slice(0, 7)
  return [...months]
    .filter(([month]) => month <= last)
    .slice(-shownMonths)
    .map(([month, count]) => ({ month, count }))
}
