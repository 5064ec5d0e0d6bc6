import type { ExifField, GainMap, ManualField, PictureExif, PictureShape } from '@guangquan/contract'
import { lightValues } from '@guangquan/ui'
import { exposureOf } from '../../shared/pictures/exposure.ts'

/** One fact of a photograph. */
export interface PhotoFact {
  label: string
  text: string
  /** Filled in by the author. */
  isManual: boolean
  /** Hidden from others; only the author sees this line. */
  hidden: boolean
  /** Query of the photo wall that shows the same gear. */
  wall?: string
}

/** Camera data of a photograph in display order; missing values are left out. */
export function photoFacts({ exif }: Pick<PictureShape, 'exif'>): PhotoFact[] {
  const { camera, lens } = exposureOf(exif)
  const fact = (label: string, text: string | null | undefined, hand: ManualField, field?: ExifField) => ({
    label,
    text: text ?? '',
    isManual: exif.hand.includes(hand),
    hidden: field !== undefined && exif.hidden.includes(field),
  })
  const facts: PhotoFact[] = [
    {
      ...fact('相机', camera, 'camera', 'camera'),
      ...(exif.cameraId === null ? {} : { wall: `cameraId=${exif.cameraId}` }),
    },
    {
      ...fact('镜头', lens, 'lens', 'lens'),
      ...(exif.lensId === null ? {} : { wall: `lensId=${exif.lensId}` }),
    },
    fact('镜头类型', exif.lensType, 'lensType', 'lens'),
    fact('转接', exif.adapter, 'adapter', 'lens'),
    fact('焦距', focalText(exif), 'focalLength', 'focalLength'),
    fact('光圈', lightValues({ fNumber: exif.fNumber })[0], 'fNumber', 'fNumber'),
    fact('快门', lightValues({ exposureTime: exif.exposureTime })[0], 'exposureSeconds', 'exposureTime'),
    fact('感光度', lightValues({ iso: exif.iso })[0], 'iso', 'iso'),
    fact('曝光补偿', biasText(exif.exposureBias), 'exposureBias', 'exposureBias'),
    fact('胶片', exif.film, 'film'),
    fact('扫描', exif.scanner, 'scanner'),
    fact('拍摄时间', exif.shotDate?.slice(0, 16), 'shotDate', 'shotDate'),
    fact('后期', exif.software, 'software', 'software'),
  ]
  return facts.filter(({ text }) => text !== '')
}

const exposureLabels = ['焦距', '光圈', '快门', '感光度', '曝光补偿']
const detailOnly = ['镜头类型', '后期', '扫描']

/** Like `photoFacts`, for the page: exposure values in one line, rarely needed ones left out. */
export function shortFacts(picture: Pick<PictureShape, 'exif'>): PhotoFact[] {
  const facts = photoFacts(picture).filter(({ label, hidden }) => !detailOnly.includes(label) && !hidden)
  const exposure = facts.filter(({ label }) => exposureLabels.includes(label))
  const first = facts.findIndex(({ label }) => exposureLabels.includes(label))
  if (first === -1) return facts
  const line: PhotoFact = {
    label: '曝光',
    text: exposure.map(({ text }) => text).join('　'),
    isManual: exposure.some(({ isManual }) => isManual),
    hidden: false,
  }
  const others = facts.filter(({ label }) => !exposureLabels.includes(label))
  return [...others.slice(0, first), line, ...others.slice(first)]
}

function focalText({ focalLength, focal35 }: PictureExif): string {
  if (focalLength === null) return ''
  return focal35 === null || focal35 === Math.round(focalLength)
    ? `${focalLength}mm`
    : `${focalLength}mm（等效 ${focal35}mm）`
}

function biasText(bias: number | null): string {
  if (bias === null || bias === 0) return ''
  return `${bias > 0 ? '+' : '−'}${Math.abs(bias)} EV`
}

/** Colour space of the file and of the shown copies: `Adobe RGB (1998) → sRGB / P3`. */
export function colourText({ exif, p3 }: PictureShape): string {
  if (exif.colorSpace === null) return '未嵌入色彩描述文件，按 sRGB 显示'
  if (p3 !== null) return `${exif.colorSpace} → sRGB / P3`
  return /srgb/i.test(exif.colorSpace) ? 'sRGB' : `${exif.colorSpace} → sRGB`
}

const gainMapNames: Readonly<Record<GainMap, string>> = {
  ultraHdr: 'Ultra HDR',
  iso21496: 'ISO 21496-1',
  apple: 'Apple HDR',
}

/** The HDR gain map of the original, which no copy has; null without one. */
export function gainMapText({ exif: { gainMap } }: PictureShape): string | null {
  return gainMap === null ? null : `${gainMapNames[gainMap]} 增益图，保存在原图里`
}
