/** Rest of a nickname between two changes, in milliseconds. */
export const nickNameRestMs = 30 * 24 * 3600_000

/**
 * When something that rests after a change may be changed again, or null for now.
 * @param changedAt last change, or null: the first is free
 */
export function nextChangeAt(changedAt: Date | null, restMs: number, now: Date): Date | null {
  if (changedAt === null) return null
  const next = new Date(changedAt.getTime() + restMs)
  return next > now ? next : null
}

/**
 * How often a birthday may be changed in a life. To say it for the first time is no change; to take it back, which is
 * always open, is one, and to say it again is another.
 */
export const birthdayChanges = 2
