import * as z from 'zod'
import { id } from '../shapes/text.ts'

/** Subjects of a critique. */
export const rubrics = { composition: 1, exposure: 2, focus: 3, colour: 4, story: 5 } as const
export const rubric = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)])
export type Rubric = z.infer<typeof rubric>

const share = z.number().min(0).max(1)

/**
 * A region of a photograph, as fractions of its upright width and height from the upper left corner; a point has no
 * width and height.
 */
export const Region = z
  .strictObject({ x: share, y: share, width: share, height: share })
  .refine(({ x, y, width, height }) => x + width <= 1.0001 && y + height <= 1.0001, '圈出的范围超出了照片')
export type Region = z.infer<typeof Region>

/** The fields that make a comment a critique. */
export const CritiqueInput = z.strictObject({ pictureId: id, rubric, region: Region })
export type CritiqueInput = z.infer<typeof CritiqueInput>

export const Critique = z.object({
  pictureId: id,
  rubric,
  region: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
  /** Whether the author of the photograph marked it 有帮助. */
  helpful: z.boolean(),
})
export type Critique = z.infer<typeof Critique>

/** Max critiques that the page of a post shows. */
export const maxCritiques = 200
