/** What every page needs to send calls; separate from `limits.ts`, which the first page does not load. */
export const requestTimeoutMs = 60_000
export const chunkTimeoutMs = 120_000
export const refreshBeforeExpiryMs = 5 * 60_000
export const nonceLength = 8
export const signatureSkewSeconds = 300
