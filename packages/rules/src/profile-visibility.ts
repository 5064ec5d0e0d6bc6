/** Counts on a person's page. */
export interface ProfileCounts {
  publish: number
  follow: number
  fans: number
  like: number
  collect: number
}

/**
 * The counts that this viewer may see. What a member collects is their own business until they open it,
 * so others read 0 there.
 */
export function visibleCounts(counts: ProfileCounts, isSelf: boolean): ProfileCounts {
  return isSelf ? counts : { ...counts, collect: 0 }
}

const nickNameRestMs = 30 * 24 * 3600_000

/**
 * When a nickname may be changed again: the first change is free, later ones rest for 30 days.
 * @param changedAt last change of the name chosen at sign-up, or null
 */
export function mayChangeNickName(changedAt: Date | null, now: Date): boolean {
  return changedAt === null || now.getTime() - changedAt.getTime() >= nickNameRestMs
}
