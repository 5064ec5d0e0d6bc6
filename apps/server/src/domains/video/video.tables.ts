/** Tables that only this domain may use. */
export const ownedTables = ['publish_video'] as const
