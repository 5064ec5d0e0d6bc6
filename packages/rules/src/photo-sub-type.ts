/** One photograph, several, or exactly `gridPictures` shown as a 3×3 grid. */
export const photoSubTypes = { single: 1, several: 2, grid: 3 } as const
export const gridPictures = 9

/** What a photo post of so many photographs is: a 3×3 grid where that was asked for and there are nine. */
export function photoSubType(asked: number, pictures: number): number {
  if (asked === photoSubTypes.grid && pictures === gridPictures) return photoSubTypes.grid
  return pictures > 1 ? photoSubTypes.several : photoSubTypes.single
}
