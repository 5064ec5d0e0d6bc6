import * as z from 'zod'
import { id, memberText } from '../shapes/text.ts'

export const bannerPlaces = { product: 1, home: 2, photo: 3 } as const
export const bannerPlace = z.literal(Object.values(bannerPlaces))

/** Epoch milliseconds; null: open on that side. */
const instant = z.int().min(0).nullable()

export const bannerFields = {
  place: bannerPlace,
  /** Also the alternative text of the picture. */
  title: memberText(1, 60),
  /** A page of the site, or an external address. */
  link: z
    .string()
    .max(500)
    .regex(/^(?:\/(?![/\\])\S*|https:\/\/[^/\s]+(?:\/\S*)?)$/, '请填写斜杠开头的站内地址，或完整的安全网址'),
  /** Lower numbers come first. */
  sort: z.int().min(0).max(1000),
  from: instant,
  to: instant,
  isOpen: z.boolean(),
}

export const StaffBannerItem = z.object({
  id,
  place: z.int(),
  title: z.string(),
  imageUrl: z.string(),
  imageMobileUrl: z.string(),
  link: z.string(),
  sort: z.int(),
  from: instant,
  to: instant,
  isOpen: z.boolean(),
  clickCount: z.int(),
  version: z.int(),
})
export type StaffBannerItem = z.infer<typeof StaffBannerItem>
