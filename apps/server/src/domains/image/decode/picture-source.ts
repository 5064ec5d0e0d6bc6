import { readFile } from 'node:fs/promises'
import type { Metadata } from 'sharp'
import { isAdobeRgb } from '../exif/is-adobe-rgb.ts'
import type { FoundExif } from '../exif/read-raw-exif.ts'
import { adobeRgb, matrixProfile } from './matrix-profile.ts'
import { isNamedP3 } from './is-hdr.ts'
import { readHeic } from './read-heic.ts'
import { tagJpeg } from './tag-with-profile.ts'

/** What libvips decodes: the file itself, or its pixels with the profile that they need. */
export interface PictureSource {
  input: string | Buffer
  icc: Buffer | undefined
  /** Without a profile, in Display P3 by what the container says. */
  isNamedP3: boolean
}

/**
 * Decides what is decoded of a file. HEIC needs a decoder of its own. Cameras leave the profile out of their Adobe RGB files and only name it.
 */
export async function sourceOf(
  path: string,
  header: Pick<Metadata, 'format' | 'compression' | 'icc'>,
  { exif }: FoundExif,
): Promise<PictureSource> {
  // AVIF has the same format and another compression.
  if (header.format === 'heif' && header.compression === 'hevc') {
    return {
      input: await readHeic(path, header.icc),
      icc: header.icc,
      isNamedP3: await isNamedP3(path, header),
    }
  }
  if (header.format !== 'jpeg' || header.icc !== undefined || !isAdobeRgb(exif))
    return { input: path, icc: header.icc, isNamedP3: await isNamedP3(path, header) }
  const icc = matrixProfile(adobeRgb)
  return { input: tagJpeg(await readFile(path), icc), icc, isNamedP3: false }
}
