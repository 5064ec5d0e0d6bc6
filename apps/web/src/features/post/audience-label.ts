import type { PublishItem } from '@guangquan/contract'

/** Who may see a post, in the words of its author or of a reader. */
export function audienceLabel({
  exposeUser,
  isAuthor,
}: Pick<PublishItem, 'exposeUser' | 'isAuthor'>): string {
  if (exposeUser.includes(3)) return '公开'
  const fans = exposeUser.includes(1)
  const followed = exposeUser.includes(2)
  if (!fans && !followed) return '仅自己可见'
  if (isAuthor) return fans && followed ? '粉丝与关注' : fans ? '仅粉丝' : '仅我关注的人'
  return fans && followed ? '仅粉丝与TA关注的人' : fans ? '仅TA的粉丝' : '仅TA关注的人'
}
