import { Region, rubric, type Critique, type CritiqueInput } from '@guangquan/contract'
import * as z from 'zod'

const StoredRegion = z.object({ pictureId: z.uuid(), ...Region.shape })

/** The columns of a comment that make it a critique. */
export function critiqueColumns({ pictureId, rubric: about, region }: CritiqueInput): {
  rubric: number
  region: string
} {
  return { rubric: about, region: JSON.stringify({ pictureId, ...roundRegion(region) }) }
}

/** The critique of a row; null for a plain comment. */
export function critiqueOf(row: {
  rubric: number | null
  region: unknown
  helpful_at: Date | null
}): Critique | null {
  if (row.rubric === null) return null
  const { pictureId, ...region } = StoredRegion.parse(row.region)
  return { pictureId, rubric: rubric.parse(row.rubric), region, helpful: row.helpful_at !== null }
}

// A tenth of a pixel of the largest photograph.
function roundRegion({ x, y, width, height }: Region): Region {
  const [left, top] = [round(x), round(y)]
  return {
    x: left,
    y: top,
    width: Math.min(round(width), round(1 - left)),
    height: Math.min(round(height), round(1 - top)),
  }
}

function round(share: number): number {
  return Math.round(share * 1e5) / 1e5
}
