/** The size that it is cut to. `dense`: width of the largest copy. */
export const topicCover = { useType: 42, width: 288, height: 216, dense: 864 } as const
