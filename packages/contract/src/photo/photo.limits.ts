export const maxPicturesPerPost = 18

/** The level from which a member may choose a tiled watermark. */
export const tiledFromLevel = 4
