export const shopLimits = {
  services: 8,
  /** Length of one service. */
  service: 12,
  pictures: 6,
  /** China with its islands, in GCJ-02. */
  lng: { min: 73.4, max: 135.2 },
  lat: { min: 3.8, max: 53.6 },
} as const

/** Pictures of shops, with their cropped size. */
export const shopPicture = { useType: 50, width: 1200, height: 900 } as const
