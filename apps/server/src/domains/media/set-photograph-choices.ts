import type { ExifEdits, Licence, Watermark } from '@guangquan/contract'
import type { Tx } from '../../db/client.ts'
import { preparedQuery } from '../../db/prepared-query.ts'
import { changeWatermark } from './change-watermark.ts'
import { writeExifEdits } from '../exposure/index.ts'
import { largestUnasked } from '../image/index.ts'
import { queueCopies } from './finish-copies.ts'

export interface PhotographChoices {
  fileId: string
  licence: Licence
  watermark: Watermark
  largeOpen: boolean
  timeOpen: boolean
  exifEdits: ExifEdits
}

/**
 * Stores authors' choices about their photographs, in the transaction that publishes or changes the post. The caller
 * has claimed the files. A job makes copies with a new watermark; until then no copy of 1080 px and more is shown.
 * @param markText text of the watermark, `© 昵称`; empty where no photograph has one
 * @returns files whose copies are being made
 */
export async function setPhotographChoices(
  { tx, now }: { tx: Tx; now: Date },
  pictures: readonly PhotographChoices[],
  markText: string,
): Promise<string[]> {
  const changed: string[] = []
  for (const picture of pictures) {
    await writeExifEdits(tx, picture.fileId, picture.exifEdits, picture.timeOpen)
    if (await setCopies(tx, picture, markText)) changed.push(picture.fileId)
  }
  await queueCopies(tx, changed, now)
  return changed
}

/** @returns whether copies must be made */
async function setCopies(tx: Tx, picture: PhotographChoices, markText: string): Promise<boolean> {
  const [file] = await lockedFile(tx, { fileId: picture.fileId })
  if (file === undefined) throw new Error(`no file ${picture.fileId}`)
  const text = picture.watermark === 0 ? '' : markText
  const remarked = file.watermark !== picture.watermark || file.mark_text !== text
  const largeMissing =
    picture.largeOpen &&
    Math.max(file.width, file.height) > largestUnasked &&
    (remarked || !file.webp_sizes.some((size) => size > largestUnasked))
  if (file.licence !== picture.licence || file.large_open !== picture.largeOpen) {
    await tx
      .updateTable('stored_file')
      .set({ licence: picture.licence, large_open: picture.largeOpen })
      .where('id', '=', picture.fileId)
      .execute()
  }
  if (!remarked) return largeMissing
  await changeWatermark(tx, picture.fileId, { watermark: picture.watermark, text })
  return true
}

interface CopiesOf {
  watermark: number
  mark_text: string
  large_open: boolean
  licence: number
  webp_sizes: number[]
  width: number
  height: number
}

const lockedFile = preparedQuery<{ fileId: string }, CopiesOf>('media.lockFile', (db, param) =>
  db
    .selectFrom('stored_file')
    .select(['watermark', 'mark_text', 'large_open', 'licence', 'webp_sizes', 'width', 'height'])
    .where('id', '=', param('fileId'))
    .forNoKeyUpdate(),
)
