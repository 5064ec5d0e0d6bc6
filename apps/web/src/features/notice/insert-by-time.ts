interface Timed {
  createTime: string
}

/**
 * Likes among the notices, newest first. Those older than the last loaded notice wait for the next page, unless it was
 * the last.
 */
export function insertByTime<Notice extends Timed, Like extends Timed>(options: {
  notices: readonly Notice[]
  likes: readonly Like[]
  isLast: boolean
}): (Notice | Like)[] {
  const { notices, likes, isLast } = options
  const oldest = notices.at(-1)?.createTime ?? ''
  const reached = isLast ? likes : likes.filter(({ createTime }) => createTime >= oldest)
  // The texts of times have one length each: their order is that of the times.
  return [...reached, ...notices].toSorted((a, b) =>
    a.createTime === b.createTime ? 0 : a.createTime < b.createTime ? 1 : -1,
  )
}
