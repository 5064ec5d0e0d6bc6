/** Tables that only this domain may use. */
export const ownedTables = ['coin_account', 'coin_lot', 'coin_tx', 'coin_entry', 'coin_correction'] as const

/** Tables that other domains read in statements of their own. Only this domain writes them. */
export const tablesReadBy = { coin_lot: ['member'] } as const
