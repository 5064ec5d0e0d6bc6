import type { PublishCard } from '@guangquan/contract'

/** Name of a post: its title, otherwise its author. */
export function titleOfPost({
  title,
  authorNickName,
}: Pick<PublishCard, 'title' | 'authorNickName'>): string {
  return title === '' ? `${authorNickName}的作品` : title
}
