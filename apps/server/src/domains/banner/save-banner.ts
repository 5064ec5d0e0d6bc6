import { bannerPictures, type MethodParsed, type StaffBanner } from '@guangquan/contract'
import type { Selectable } from 'kysely'
import { v7 as uuid } from 'uuid'
import { failChanged } from '../../audit-chain/fail-changed.ts'
import { auditAct, type Facts } from '../../audit-chain/record-act.ts'
import type { App, StaffCtx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Banner } from '../../db/tables.gen.ts'
import { fail } from '../../fail.ts'
import { claimSitePicture, type SitePicture } from '../site-picture/index.ts'
import { releaseFiles } from '../media/index.ts'

type Fields = Omit<MethodParsed<typeof StaffBanner.Create>, 'requestId' | 'wideFileId' | 'narrowFileId'>
type PictureKind = keyof typeof bannerPictures

/** Adds a banner. @returns its id @throws UploadNotFound */
export async function createBanner(
  ctx: StaffCtx,
  { wideFileId, narrowFileId, ...fields }: MethodParsed<typeof StaffBanner.Create>,
): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const id = uuid()
    const wide = await claimPicture(ctx.app, tx, 'wide', wideFileId)
    const narrow = await claimPicture(ctx.app, tx, 'narrow', narrowFileId)
    const row = { ...columnsOf(fields), ...wideColumns(wide), ...narrowColumns(narrow) }
    await tx
      .insertInto('banner')
      .values({ id, ...row })
      .execute()
    await auditAct(ctx, tx, {
      act: 'banner.created',
      targetKind: 'banner',
      targetId: id,
      after: factsOf(row),
    })
    return id
  })
}

/** Changes a banner; replaced pictures are removed. @throws ContentNotFound, ChangedMeanwhile, UploadNotFound */
export async function saveBanner(
  ctx: StaffCtx,
  { id, version, wideFileId, narrowFileId, ...fields }: MethodParsed<typeof StaffBanner.Save>,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const before =
      (await tx.selectFrom('banner').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ??
      fail('ContentNotFound')
    const target = { targetKind: 'banner', targetId: id } as const
    if (before.version !== version) await failChanged(tx, target)
    const changed = {
      ...columnsOf(fields),
      ...(wideFileId === undefined ? {} : wideColumns(await claimPicture(ctx.app, tx, 'wide', wideFileId))),
      ...(narrowFileId === undefined
        ? {}
        : narrowColumns(await claimPicture(ctx.app, tx, 'narrow', narrowFileId))),
    }
    await tx
      .updateTable('banner')
      .set({ ...changed, version: version + 1 })
      .where('id', '=', id)
      .execute()
    const after = { ...before, ...changed }
    await releaseFiles(tx, replacedFiles(before, after))
    await auditAct(ctx, tx, {
      act: 'banner.saved',
      ...target,
      before: factsOf(before),
      after: factsOf(after),
    })
  })
}

type Pictures = Pick<Selectable<Banner>, 'image_file_id' | 'image_mobile_file_id'>

function replacedFiles(before: Pictures, after: Pictures): string[] {
  const columns = ['image_file_id', 'image_mobile_file_id'] as const
  return columns.flatMap((column) => {
    const fileId = before[column]
    return fileId === null || fileId === after[column] ? [] : [fileId]
  })
}

const claimPicture = (app: App, tx: Tx, kind: PictureKind, fileId: string) =>
  claimSitePicture(app, tx, { fileId, useType: bannerPictures[kind].useType })

const wideColumns = ({ fileId, path }: SitePicture) => ({ image_file_id: fileId, image_url: path })
const narrowColumns = ({ fileId, path }: SitePicture) => ({
  image_mobile_file_id: fileId,
  image_mobile_url: path,
})

function columnsOf({ place, title, link, sort, from, to, isOpen }: Fields) {
  return {
    ad_place: place,
    title,
    link,
    sort,
    shown_from: from === null ? null : new Date(from),
    shown_to: to === null ? null : new Date(to),
    is_open: isOpen,
  }
}

function factsOf(
  row: Omit<ReturnType<typeof columnsOf>, 'ad_place'> &
    Pick<Selectable<Banner>, 'ad_place' | 'image_url' | 'image_mobile_url'>,
): Facts {
  return {
    place: row.ad_place,
    title: row.title,
    link: row.link,
    sort: row.sort,
    from: row.shown_from?.toISOString() ?? null,
    to: row.shown_to?.toISOString() ?? null,
    open: row.is_open,
    image: row.image_url,
    imageMobile: row.image_mobile_url,
  }
}
