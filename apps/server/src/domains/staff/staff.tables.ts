/** Tables only this domain names. */
export const ownedTables = ['staff_act'] as const
