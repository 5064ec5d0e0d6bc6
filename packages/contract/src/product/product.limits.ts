/** The size that it is cut to. */
export const productPicture = { useType: 48, width: 1200, height: 900 } as const
