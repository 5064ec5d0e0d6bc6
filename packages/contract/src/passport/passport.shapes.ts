import * as z from 'zod'
import { Picture } from '../media/picture.shapes.ts'
import { Warranty } from '../product/product.shapes.ts'
import { id, timeText } from '../shapes/text.ts'
import { UserBrief } from '../member/member.shapes.ts'

const day = z.iso.date()

/** One line of a passport. */
export const GearEvent = z.object({
  id,
  /** A value of `gearEventKinds`. */
  kind: z.int(),
  day,
  /** What happened, in a sentence. */
  text: z.string(),
  /** A value of `gearServices`; null for what is no service. */
  service: z.int().nullable(),
  shutterCount: z.int().nullable(),
  /** Where it was, and what the member wrote; empty for everybody but who wrote it. */
  place: z.string(),
  note: z.string(),
  /** Recorded by staff. */
  byStaff: z.boolean(),
  /** Recorded in a shop, whose name is `place`. */
  byShop: z.boolean(),
  /** The caller wrote it and can remove it. */
  isOwn: z.boolean(),
})
export type GearEvent = z.infer<typeof GearEvent>

/** A transfer as the seller sees it: never with its code. */
export const GearTransfer = z.object({
  /** A value of `transferStates`. */
  state: z.int(),
  createTime: timeText,
  expireTime: timeText,
})
export type GearTransfer = z.infer<typeof GearTransfer>

/** What only the owner of a passport sees. */
export const OwnPassport = z.object({
  /** Days on which photographs with its number were taken, at most those that level 2 needs. */
  proofDays: z.int(),
  /** Photographs that prove it. */
  proofCount: z.int(),
  /** No level rises while somebody else claims the number. */
  isFrozen: z.boolean(),
  /** Counts at which the owner is reminded. */
  remindCounts: z.array(z.int()),
  remindWarranty: z.boolean(),
  /** The day of the loss; null unless it is lost. */
  lostOn: day.nullable(),
  /** The latest transfer of this registration. */
  transfer: GearTransfer.nullable(),
  /** Photographs that prove it, the newest first. */
  photos: z.array(Picture.pick({ id: true, url480: true, width: true, height: true })),
})
export type OwnPassport = z.infer<typeof OwnPassport>

/** The passport of one camera or lens. */
export const Passport = z.object({
  /** Opens the public page; empty until the passport is made, a moment after the registration. */
  code: z.string(),
  productId: id,
  productName: z.string(),
  productSummary: z.string(),
  /** Empty without a picture. */
  pictureUrl: z.string(),
  /** The last three characters of its number. */
  serialEnd: z.string(),
  /** A value of `passportLevels`. */
  level: z.int(),
  isLost: z.boolean(),
  isDisputed: z.boolean(),
  /** Null unless the registration is in force. */
  warranty: Warranty.nullable(),
  /** How often the shutter was released, on a day; null where no photograph says it. */
  shutter: z.object({ count: z.int(), day }).nullable(),
  /** Whether it is a camera: other products have no shutter to count. */
  hasShutter: z.boolean(),
  /** Whether photographs of this model say how often the shutter was released. */
  countsShutter: z.boolean(),
  /** Of each month of the last year in which the count rose, the highest. */
  shutterByMonth: z.array(z.object({ month: z.string(), count: z.int() })),
  /** How many members have had it, with the present one. */
  ownerCount: z.int(),
  owner: UserBrief,
  registeredOn: day,
  /** Null for everybody but the owner. */
  own: OwnPassport.nullable(),
})
export type Passport = z.infer<typeof Passport>
