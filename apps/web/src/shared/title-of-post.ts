import type { PublishItem } from '@guangquan/contract'

/** What a post is called: its title, else whose work it is. */
export function titleOfPost({
  title,
  authorNickName,
}: Pick<PublishItem, 'title' | 'authorNickName'>): string {
  return title === '' ? `${authorNickName}的作品` : title
}
