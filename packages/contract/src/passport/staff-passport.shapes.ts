import * as z from 'zod'
import { ShopName } from '../staff/staff.shapes.ts'
import { id, timeText } from '../shapes/text.ts'

/** A passport in the list of staff. */
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

/** Whose card somebody shows in a shop, and what they may have a service recorded for. */
export const CardOwner = z.object({
  nickName: z.string(),
  products: z.array(
    z.object({
      /** Of the registration. */
      regProductId: id,
      productName: z.string(),
      /** The last three characters of its number. */
      serialEnd: z.string(),
      /** Whether it has a shutter to count. */
      hasShutter: z.boolean(),
      isLost: z.boolean(),
    }),
  ),
  /** Where the caller may record it: of a clerk their own shop, and none where they have none. */
  shops: z.array(ShopName),
})
export type CardOwner = z.infer<typeof CardOwner>

/** A service that a shop recorded. */
export const ShopVisit = z.object({
  id,
  createTime: timeText,
  shopName: z.string(),
  /** Sign-in name of who recorded it. */
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

/** Which number or counter in photographs of a product is believed. */
export const StaffSerialRule = z.object({
  id,
  productId: id,
  productName: z.string(),
  /** A value of `serialTags`. */
  tag: z.int(),
  isTrusted: z.boolean(),
  /** A value of `serialNormalisers`. */
  normaliser: z.int(),
  /** The form of numbers that it is about; empty for all. */
  serialPattern: z.string(),
  version: z.int(),
})
export type StaffSerialRule = z.infer<typeof StaffSerialRule>

/** A photograph of somebody else with the number of lost gear. */
export const StaffSighting = z.object({
  id,
  productName: z.string(),
  serialEnd: z.string(),
  /** Who lost it, when, and what they wrote of it. */
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
