import { hash } from 'node:crypto'
import {
  type BrandPicture,
  brandPictureFolder,
  brandPictureKB,
  type BrandPictureKind,
  brandPictureSentences,
  brandPictures,
  type MethodParsed,
  type StaffBrand,
} from '@guangquan/contract'
import type { StaffCtx } from '../../context.ts'
import { fail } from '../../fail.ts'
import { cleanPng, isPng } from './clean-png.ts'
import { cleanSvg } from './clean-svg.ts'

/**
 * Checks a picture of the brand and stores it by its content, so that the same file is stored once.
 * @throws FileTooLarge, BrandPictureType, BrandPictureUnsafe, BrandPictureSize, PhotoDamaged
 */
export async function storeBrandPicture(
  { db }: StaffCtx,
  { kind, content }: MethodParsed<typeof StaffBrand.Upload>,
): Promise<BrandPicture> {
  const source = Buffer.from(content, 'base64')
  if (source.length > brandPictureKB * 1024) fail('FileTooLarge', { max: brandPictureKB / 1024 })
  const png = isPng(source)
  const { bytes, width, height } = png ? await cleanPng(source) : cleanSvg(source.toString('utf8'))
  refuseSides(kind, { width, height })
  const name = `${hash('sha256', bytes).slice(0, 32)}.${png ? 'png' : 'svg'}`
  await db
    .insertInto('brand_picture')
    .values({ name, width, height, bytes })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  return { url: `${brandPictureFolder}${name}`, width, height }
}

function refuseSides(kind: BrandPictureKind, { width, height }: { width: number; height: number }): void {
  const { minSide, maxSide, maxRatio, square } = brandPictures[kind]
  if (square && width !== height) fail('BrandPictureSize', { text: brandPictureSentences.notSquare })
  if (Math.min(width, height) < minSide || Math.max(width, height) > maxSide)
    fail('BrandPictureSize', { text: brandPictureSentences.sides(minSide, maxSide) })
  if (width > height * maxRatio || height > width)
    fail('BrandPictureSize', { text: brandPictureSentences.notWide(maxRatio) })
}
