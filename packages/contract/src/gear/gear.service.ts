import * as z from 'zod'
import { body, method, service } from '../wire/method.ts'
import { PictureTile } from '../media/picture.shapes.ts'

export const gearKind = z.enum(['camera', 'lens'])
export type GearKind = z.infer<typeof gearKind>
const gearId = z.string().regex(/^[\w.-]{1,100}$/)

/** How many public photographs have this value. */
const Bar = z.object({ value: z.number(), count: z.int() })

/** Statistics of the public photographs of a camera or lens, as of the last count. */
export const GearPage = z.object({
  kind: gearKind,
  id: z.string(),
  name: z.string(),
  brand: z.string(),
  /** Largest aperture of a lens. */
  maxAperture: z.number().nullable(),
  postCount: z.int(),
  authorCount: z.int(),
  /** Photographs by aperture, in full and third stops as cameras record them. */
  apertures: z.array(Bar),
  /** Photographs by focal length in millimetres, rounded. */
  focalLengths: z.array(Bar),
  /** Photographs by ISO, rounded down to a full stop. */
  isos: z.array(Bar),
  /** Photographs by hour of the day, 0–23; empty when too few have a time. */
  hours: z.array(Bar),
  /** Lenses used with a camera, or cameras used with a lens, most used first. */
  partners: z.array(z.object({ id: z.string(), name: z.string(), count: z.int() })),
})
export type GearPage = z.infer<typeof GearPage>

/** The best photographs at one aperture. */
export const GearStop = z.object({ fNumber: z.number(), items: z.array(PictureTile) })

export const Gear = service('Gear', {
  Get: method({
    summary: '相机或镜头的页面：用法统计',
    access: 'public',
    read: true,
    visitorCacheSeconds: 30,
    input: body({ kind: gearKind, id: gearId }),
    output: GearPage,
    errors: ['ContentNotFound'],
  }),
  GetStops: method({
    summary: '每档光圈的样片，每档至多 6 张',
    access: 'public',
    read: true,
    visitorCacheSeconds: 30,
    input: body({ kind: gearKind, id: gearId }),
    output: z.array(GearStop).max(12),
    errors: ['ContentNotFound'],
  }),
  Compare: method({
    summary: '两支镜头在相同光圈下的样片',
    access: 'public',
    read: true,
    visitorCacheSeconds: 30,
    input: body({ a: gearId, b: gearId }),
    output: z.object({
      a: GearPage,
      b: GearPage,
      stops: z
        .array(z.object({ fNumber: z.number(), a: z.array(PictureTile), b: z.array(PictureTile) }))
        .max(12),
    }),
    errors: ['ContentNotFound'],
  }),
})
