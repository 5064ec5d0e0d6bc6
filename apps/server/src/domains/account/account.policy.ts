/** How long the phone of an erased account cannot be registered again, in milliseconds. */
export const phoneQuarantineMs = 30 * 24 * 3600_000
