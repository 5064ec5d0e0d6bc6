const gib = 1024 ** 3

/** Quota of original files in bytes: by level, and larger for owners of a registered product. */
export function originalsQuota(level: number, isOwner: boolean): number {
  const byLevel = level >= 7 ? 50 : level >= 4 ? 20 : 5
  return (byLevel + (isOwner ? 10 : 0)) * gib
}

/** Max size of a photograph in a post, in MiB. */
export function largestPhotoMB(level: number): number {
  return level >= 7 ? 80 : 50
}
