export const ownedTables = ['camera', 'lens', 'gear_alias', 'gear_word'] as const

/** The names are joined to the camera data of photographs. */
export const tablesReadBy = { camera: ['media'], lens: ['achievement', 'media'] } as const
