import { postPath, type PathItem } from '@guangquan/routes/post-path'

/** Where an item is shown. */
export const detailPath = postPath

/** Of a link in a list: it opens an item in a tab of its own, at its comments when asked. */
export function detailLink(item: PathItem, at?: 'comment') {
  return {
    to: `${detailPath(item)}?noback=1${at === undefined ? '' : `#${at}`}`,
    target: '_blank',
    rel: 'noopener',
  } as const
}

/** The same for a button. */
export function openDetail(item: PathItem, at?: 'comment'): void {
  const { to, target, rel } = detailLink(item, at)
  window.open(to, target, rel)
}
