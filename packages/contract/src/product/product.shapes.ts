import * as z from 'zod'
import { Picture } from '../media/picture.shapes.ts'
import { id, timeText } from '../shapes/text.ts'
import { rightsOf } from '../wire/rights.ts'

/** A day in Shanghai. */
const day = z.iso.date()

export const ProductCategory = z.object({
  id: z.int(),
  name: z.string(),
  /** Where to find number and code. */
  serialHelp: z.string(),
  productCount: z.int(),
})
export type ProductCategory = z.infer<typeof ProductCategory>

/** A product of the catalogue in a list. */
export const ProductCard = z.object({
  id,
  code: z.string(),
  name: z.string(),
  summary: z.string(),
  categoryId: z.int(),
  categoryName: z.string(),
  /** Empty without a picture. */
  pictureUrl: z.string(),
  launchDate: day,
})
export type ProductCard = z.infer<typeof ProductCard>

/** A product for its page. */
export const ProductDetail = ProductCard.extend({
  /** The form of its numbers, in words. */
  serialPattern: z.string(),
  serialHelp: z.string(),
  warrantyMonths: z.int(),
  specs: z.array(z.object({ name: z.string(), value: z.string() })),
  /** The camera or lens in the catalogue of gear; null for other products. */
  gear: z.object({ kind: z.enum(['camera', 'lens']), id: z.string(), photoCount: z.int() }).nullable(),
  /** Members with a registration in force. */
  ownerCount: z.int(),
})
export type ProductDetail = z.infer<typeof ProductDetail>

export const Warranty = z.object({
  from: day,
  until: day,
  /** Months added in all. */
  extensionMonths: z.int(),
  /** What added them: the title of the activity; empty: an accepted invoice. */
  extensions: z.array(z.object({ months: z.int(), activity: z.string() })),
})
export type Warranty = z.infer<typeof Warranty>

/** A registered product in its owner's list. */
export const UserProductCard = z.object({
  /** The same as `regProductId`, since lists use `id` as the key of their rows. */
  id,
  regProductId: id,
  product: ProductCard,
  /** The last three characters of its number. */
  serialEnd: z.string(),
  /** A value of `productStates`. */
  state: z.int(),
  /** Null unless it is in force. */
  warranty: Warranty.nullable(),
  /** A value of `passportLevels`; null until it has a passport. */
  passportLevel: z.int().nullable(),
  /** Photographs of the owner that were taken with it. */
  photoCount: z.int(),
  createTime: timeText,
})
export type UserProductCard = z.infer<typeof UserProductCard>

/** A picture or PDF that proves a purchase, under a watermark; its addresses expire. */
export const ProofPicture = Picture.pick({ id: true, width: true, height: true }).extend({
  /** The name of the uploaded file. */
  fileName: z.string(),
  /** Empty for a PDF. */
  url480: z.string(),
  url1080: z.string(),
  /** Where a PDF is downloaded; null for a picture. */
  urlPdf: z.string().nullable(),
})
export type ProofPicture = z.infer<typeof ProofPicture>

/** A registered product, for its owner. */
export const UserProductDetail = UserProductCard.extend({
  serialNumber: z.string(),
  /** The camera or lens in the catalogue of gear, by which the owner's photographs are found. */
  gear: z.object({ kind: z.enum(['camera', 'lens']), id: z.string() }).nullable(),
  buyDate: day,
  buyChannelType: z.int(),
  buyChannelName: z.string(),
  shopName: z.string(),
  productOrigin: z.int(),
  /** In yuan. */
  price: z.number().nullable(),
  /** Registered with an access code. */
  hasAccessCode: z.boolean(),
  /** A value of `invoiceStates`. */
  invoiceState: z.int(),
  /** Whether an accepted invoice would extend the warranty. */
  mayExtend: z.boolean(),
  /** Why it was refused. */
  reason: z.string(),
  invoicePics: z.array(ProofPicture),
  warrantyCardPics: z.array(ProofPicture),
  /** Another member claims it, or the owner claims it from another member. */
  isDisputed: z.boolean(),
  isLost: z.boolean(),
  ...rightsOf('submitProof', 'unbind', 'transfer', 'reportLost'),
  version: z.int(),
})
export type UserProductDetail = z.infer<typeof UserProductDetail>
