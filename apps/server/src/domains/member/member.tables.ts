/** Tables that only this domain may use. */
export const ownedTables = ['member', 'member_counter', 'member_topic', 'club_card'] as const

/** With each session the gate checks whether its member is still active. */
export const tablesReadBySession = ['member'] as const
