/** Tables only this domain names. */
export const ownedTables = ['camera', 'lens', 'gear_alias'] as const

/** The names are joined to each photograph's camera data. */
export const tablesReadBy = { camera: ['media'], lens: ['media'] } as const
