import sharp from 'sharp'
import { adobeRgb, matrixProfile, type ColourSpace } from '../../domains/image/decode/matrix-profile.ts'

export { tagPng } from '../../domains/image/decode/tag-with-profile.ts'
export {
  adobeRgb,
  matrixProfile,
  type ColourSpace,
  type Xyz,
} from '../../domains/image/decode/matrix-profile.ts'

/** The profile that sharp includes under a name. */
export async function builtInProfile(name: 'p3' | 'srgb'): Promise<Buffer> {
  const tagged = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#000' } })
    .withIccProfile(name)
    .png()
    .toBuffer()
  const { icc } = await sharp(tagged).metadata()
  if (icc === undefined) throw new Error(`no profile ${name}`)
  return icc
}

export const proPhoto: ColourSpace = {
  name: 'ProPhoto RGB',
  colorants: [
    [0.79767, 0.28804, 0],
    [0.13519, 0.71188, 0],
    [0.03135, 0.00009, 0.82491],
  ],
  gamma: 1.8,
}

/** Adobe RGB (1998). */
export const adobeRgbProfile = (): Buffer => matrixProfile(adobeRgb)
