const dayMs = 24 * 3600_000

/** Time between two changes of a nickname, in milliseconds. */
export const nickNameCooldownMs = 30 * dayMs

/** Time between two changes of a phone, in milliseconds. */
export const phoneCooldownMs = 30 * dayMs

/** Time between two changes of a user name, in milliseconds. */
export const userNameCooldownMs = 365 * dayMs

/**
 * When the next change is allowed, or null for now.
 * @param changedAt last change; null before the first one, which is always allowed
 */
export function nextChangeAt(changedAt: Date | null, cooldownMs: number, now: Date): Date | null {
  if (changedAt === null) return null
  const next = new Date(changedAt.getTime() + cooldownMs)
  return next > now ? next : null
}

/**
 * How often a birthday may be changed. Setting it for the first time does not count; removing it, which is always
 * possible, and setting it again do.
 */
export const birthdayChanges = 2
