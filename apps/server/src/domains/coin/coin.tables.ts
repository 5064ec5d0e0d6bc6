export const ownedTables = ['coin_account', 'coin_lot', 'coin_tx', 'coin_entry', 'coin_correction'] as const

export const tablesReadBy = { coin_lot: ['standing'] } as const
