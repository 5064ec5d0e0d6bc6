const dayMs = 24 * 3600_000

/** Time between two changes of a phone, in milliseconds. */
export const phoneCooldownMs = 30 * dayMs

/** Time between two changes of a user name, in milliseconds. */
export const userNameCooldownMs = 365 * dayMs

/** How long the phone of an erased account cannot be registered again, in milliseconds. */
export const phoneQuarantineMs = 30 * dayMs
