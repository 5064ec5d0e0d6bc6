import * as z from 'zod'
import { Picture } from '../media/picture.shapes.ts'
import { Warranty } from '../product/product.shapes.ts'
import { id, timeText } from '../shapes/text.ts'
import { UserBrief } from '../member/member.shapes.ts'

const day = z.iso.date()

/** A line in the book of a passport. */
export const GearEvent = z.object({
  id,
  /** A value of `gearEventKinds`. */
  kind: z.int(),
  day,
  /** What happened, as a sentence. */
  text: z.string(),
  /** A value of `gearServices`; null for other events. */
  service: z.int().nullable(),
  shutterCount: z.int().nullable(),
  /** The place, and the member's note; empty for everybody but its writer. */
  place: z.string(),
  note: z.string(),
  /** Recorded by staff. */
  byStaff: z.boolean(),
  /** Recorded in a shop, whose name is `place`. */
  byShop: z.boolean(),
  /** Whether the caller wrote it and can remove it. */
  isOwn: z.boolean(),
})
export type GearEvent = z.infer<typeof GearEvent>

/** A transfer for its seller, never with its code. */
export const GearTransfer = z.object({
  /** A value of `transferStates`. */
  state: z.int(),
  createTime: timeText,
  expireTime: timeText,
})
export type GearTransfer = z.infer<typeof GearTransfer>

/** The part of a passport that only its owner sees. */
export const OwnPassport = z.object({
  /** Days with photographs that carry its number, up to the days that level 2 needs. */
  proofDays: z.int(),
  /** Photographs that prove the ownership. */
  proofCount: z.int(),
  /** Whether the level cannot rise because another member claims the number. */
  isFrozen: z.boolean(),
  /** Shutter counts at which the owner is reminded. */
  remindCounts: z.array(z.int()),
  remindWarranty: z.boolean(),
  /** The day of the loss; null unless it is lost. */
  lostOn: day.nullable(),
  /** The latest transfer of this registration. */
  transfer: GearTransfer.nullable(),
  /** Photographs that prove the ownership, newest first. */
  photos: z.array(Picture.pick({ id: true, url480: true, width: true, height: true })),
})
export type OwnPassport = z.infer<typeof OwnPassport>

/** The passport of one camera or lens. */
export const Passport = z.object({
  /** Code of the public page; empty until the passport exists, a moment after the registration. */
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
  /** The shutter count on a day; null where no photograph tells it. */
  shutter: z.object({ count: z.int(), day }).nullable(),
  /** False for products other than cameras. */
  hasShutter: z.boolean(),
  /** Whether photographs of this model tell the shutter count. */
  countsShutter: z.boolean(),
  /** For each month of the last year in which the count rose, the highest. */
  shutterByMonth: z.array(z.object({ month: z.string(), count: z.int() })),
  /** Number of owners so far, including the present one. */
  ownerCount: z.int(),
  owner: UserBrief,
  registeredOn: day,
  /** Null for everybody but the owner. */
  own: OwnPassport.nullable(),
})
export type Passport = z.infer<typeof Passport>
