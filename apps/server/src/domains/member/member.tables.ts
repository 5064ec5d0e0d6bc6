/** Tables only this domain names. */
export const ownedTables = ['member', 'member_counter', 'member_topic', 'club_card'] as const

/** The gate asks with each session whether its member is still active. */
export const tablesReadBySession = ['member'] as const
