import * as z from 'zod'
import { id, memberText, timeText } from '../shapes/text.ts'

export const gearKind = z.enum(['camera', 'lens'])
export const gearId = z.string().min(1).max(100)
export const gearName = memberText(1, 80)
export const gearBrand = memberText(1, 40)
/** Largest aperture of a lens. */
export const gearAperture = z.number().min(0.5).max(64).nullable()

export const StaffGearItem = z.object({
  kind: gearKind,
  id: z.string(),
  name: z.string(),
  brand: z.string(),
  /** Null for a camera, and for a lens whose name does not tell it. */
  maxAperture: z.number().nullable(),
  /** Folded spellings in photographs that mean this entry. */
  aliases: z.array(z.string()),
  /** Public posts with it. */
  postCount: z.int(),
  version: z.int(),
})
export type StaffGearItem = z.infer<typeof StaffGearItem>

/** A name in photographs that means no entry of the catalogue. */
export const UnknownGearItem = z.object({
  id,
  kind: gearKind,
  /** The maker, as the camera writes it; empty where it writes none. */
  make: z.string(),
  name: z.string(),
  /** Published photographs with it. */
  photographCount: z.int(),
  firstTime: timeText,
  /** Entries that it may mean, the most similar first. */
  suggestions: z.array(z.object({ id: z.string(), name: z.string() })),
})
export type UnknownGearItem = z.infer<typeof UnknownGearItem>
