/** The two pictures of a banner. */
export const bannerPictures = {
  wide: { useType: 40, width: 1800, height: 563 },
  narrow: { useType: 41, width: 750, height: 420 },
} as const
