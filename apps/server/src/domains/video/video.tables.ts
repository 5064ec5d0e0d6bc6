/** Tables only this domain names. */
export const ownedTables = ['publish_video'] as const
