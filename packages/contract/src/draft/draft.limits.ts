export const maxDrafts = 20
export const draftAutosaveMs = 10_000
