import { postPath, type PathItem } from '@guangquan/routes/post-path'

/** Where an item is shown. */
export const detailPath = postPath

/** Props of a link in a list: opens the item in a new tab, optionally at its comments. */
export function detailLink(item: PathItem, at?: 'comment') {
  return newTabLink(detailPath(item), at)
}

/** The same for an item whose path is known. */
export function newTabLink(path: string, at?: 'comment') {
  return {
    to: `${path}?noback=1${at === undefined ? '' : `#${at}`}`,
    target: '_blank',
    rel: 'noopener',
  } as const
}

/** The same for a button. */
export function openDetail(item: PathItem, at?: 'comment'): void {
  const { to, target, rel } = detailLink(item, at)
  window.open(to, target, rel)
}
