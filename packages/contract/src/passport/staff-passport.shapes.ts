import * as z from 'zod'
import { ShopName } from '../staff/staff.shapes.ts'
import { id, timeText } from '../shapes/text.ts'

export const StaffPassportItem = z.object({
  id,
  code: z.string(),
  productName: z.string(),
  serialEnd: z.string(),
  level: z.int(),
  isLost: z.boolean(),
  memberId: id,
  nickName: z.string(),
  shutterCount: z.int().nullable(),
  proofCount: z.int(),
  serviceCount: z.int(),
  createTime: timeText,
})
export type StaffPassportItem = z.infer<typeof StaffPassportItem>

/** The owner of a scanned card, with the products that a service can be recorded for. */
export const CardOwner = z.object({
  nickName: z.string(),
  products: z.array(
    z.object({
      /** Id of the registration. */
      regProductId: id,
      productName: z.string(),
      /** The last three characters of its number. */
      serialEnd: z.string(),
      /** Whether it has a shutter to count. */
      hasShutter: z.boolean(),
      isLost: z.boolean(),
    }),
  ),
  /** Shops in which the caller may record it: a clerk's own shop; none for a clerk without one. */
  shops: z.array(ShopName),
})
export type CardOwner = z.infer<typeof CardOwner>

/** A service that a shop recorded. */
export const ShopVisit = z.object({
  id,
  createTime: timeText,
  shopName: z.string(),
  /** Sign-in name of the person who recorded it. */
  staffName: z.string(),
  /** Empty once the member is erased. */
  nickName: z.string(),
  productName: z.string(),
  serialEnd: z.string(),
  day: z.iso.date(),
  /** A value of `gearServices`. */
  service: z.int(),
  note: z.string(),
  shutterCount: z.int().nullable(),
})
export type ShopVisit = z.infer<typeof ShopVisit>

/** Which number or counter in photographs of a product is trusted. */
export const StaffSerialRule = z.object({
  id,
  productId: id,
  productName: z.string(),
  /** A value of `serialTags`. */
  tag: z.int(),
  isTrusted: z.boolean(),
  /** A value of `serialNormalisers`. */
  normaliser: z.int(),
  /** Pattern of the numbers that it applies to; empty: all. */
  serialPattern: z.string(),
  version: z.int(),
})
export type StaffSerialRule = z.infer<typeof StaffSerialRule>

/** Another member's photograph with the number of lost gear. */
export const StaffSighting = z.object({
  id,
  productName: z.string(),
  serialEnd: z.string(),
  /** Who lost it, when, and their note. */
  ownerId: id,
  ownerName: z.string(),
  lostOn: z.iso.date(),
  lostNote: z.string(),
  /** Who uploaded the photograph. */
  uploaderId: id,
  uploaderName: z.string(),
  uploadTime: timeText,
  /** Empty where the copies are gone. */
  pictureUrl: z.string(),
  /** A value of `sightingStates`. */
  state: z.int(),
  decidedBy: z.string(),
  note: z.string(),
  createTime: timeText,
  version: z.int(),
})
export type StaffSighting = z.infer<typeof StaffSighting>
