/** One photograph, several, or exactly `gridPictures` shown as a 3×3 grid. */
export const photoSubTypes = { single: 1, several: 2, grid: 3 } as const
export const gridPictures = 9

/** The sub-type of a photo post: a 3×3 grid if requested and there are nine photographs, otherwise by their number. */
export function photoSubType(requested: number, pictures: number): number {
  if (requested === photoSubTypes.grid && pictures === gridPictures) return photoSubTypes.grid
  return pictures > 1 ? photoSubTypes.several : photoSubTypes.single
}
