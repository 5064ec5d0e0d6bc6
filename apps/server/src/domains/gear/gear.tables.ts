/** Tables only this domain names. */
export const ownedTables = ['gear_best', 'gear_stat'] as const
