export const ownedTables = ['video', 'stored_video'] as const
