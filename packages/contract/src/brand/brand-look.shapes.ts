import * as z from 'zod'

const colour = z
  .string()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, '请写 # 加六位十六进制的颜色')

/** The colours of a brand, from which everything lit or interactive derives. */
export const BrandColours = z.strictObject({
  /** Fill of the one main action of a screen. */
  fill: colour,
  /** Text on the fill. */
  onFill: colour,
  /** Icons and bars of the light theme. */
  graphic: colour,
  /** Text and links of the light theme. */
  text: colour,
  /** Icons and bars of the dark theme. */
  graphicDark: colour,
  /** Text and links of the dark theme. */
  textDark: colour,
})
export type BrandColours = z.infer<typeof BrandColours>

/** Where uploaded pictures of the brand are served, each under the hash of its content. */
export const brandPictureFolder = '/img/brand/'

export const BrandPicture = z.strictObject({
  url: z.string().regex(/^\/img\/brand\/[0-9a-f]{32}\.(?:svg|png)$/, '请上传图片'),
  width: z.int().min(1).max(10_000),
  height: z.int().min(1).max(10_000),
})
export type BrandPicture = z.infer<typeof BrandPicture>

/** What a brand changes in the site's appearance; null keeps the built-in one. */
export const BrandLook = z.strictObject({
  colours: BrandColours.nullable(),
  /** Replaces the iris and the name at the top of every page. */
  logo: BrandPicture.nullable(),
  /** For dark backgrounds; null: the logo. */
  darkLogo: BrandPicture.nullable(),
  /** The icon in the browser's tab. */
  favicon: BrandPicture.nullable(),
})
export type BrandLook = z.infer<typeof BrandLook>

export const builtLook: BrandLook = { colours: null, logo: null, darkLogo: null, favicon: null }

/** The built-in colours, as in `packages/ui/src/tokens.css`. */
export const builtColours: BrandColours = {
  fill: '#f2a93b',
  onFill: '#1b1204',
  graphic: '#c27300',
  text: '#8a5000',
  graphicDark: '#f2a93b',
  textDark: '#f8c377',
}

/** The setting that stores the look. */
export const brandLookKey = 'site.look'

/** Kinds of pictures of a brand, with their permitted sides in pixels. */
export const brandPictures = {
  logo: { minSide: 16, maxSide: 4000, maxRatio: 8, square: false },
  favicon: { minSide: 32, maxSide: 1024, maxRatio: 1, square: true },
} as const
export type BrandPictureKind = keyof typeof brandPictures
export const brandPictureKB = 256

export const brandPictureSentences = {
  notSquare: '网站图标要是正方形',
  notWide: (maxRatio: number) => `标志要是横的或正方形的，宽度最多是高度的 ${maxRatio} 倍`,
  sides: (min: number, max: number) => `图片的边长要在 ${min} 到 ${max} 像素之间`,
  tooLarge: '图片太大，最多 400 万像素',
  tooComplex: '这个 SVG 太复杂，请上传 PNG',
  noSides: '这个 SVG 没有写明大小，请导出时带上宽和高',
} as const

export const unsafeInSvg = {
  script: '脚本',
  link: '外部链接',
  style: '外部样式',
  entity: '实体定义',
  element: (name: string) => `不支持的元素 ${name}`,
} as const
