/** What every page needs to send calls; apart from `limits.ts`, which the first page does without. */
export const requestTimeoutMs = 60_000
export const chunkTimeoutMs = 120_000
export const refreshBeforeExpiryMs = 5 * 60_000
export const nonceLength = 8
export const signatureSkewSeconds = 300
