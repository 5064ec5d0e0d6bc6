import { paths } from '../platform/paths.ts'

export interface DetailItem {
  id: string
  category: number
  publishType: number
}

/** Where an item is shown: chosen by its category, then by its type. */
export function detailPath({ id, category, publishType }: DetailItem): string {
  switch (category) {
    case 2:
      return publishType === 6 ? paths.match(id) : paths.activity(id)
    case 3:
      return paths.article(id)
    case 4:
      return paths.video(id)
    default:
      return publishType === 2 ? paths.article(id) : paths.post(id)
  }
}

/** Of a link in a list: it opens an item in a tab of its own, at its comments when asked. */
export function detailLink(item: DetailItem, at?: 'comment') {
  return {
    to: `${detailPath(item)}?noback=1${at === undefined ? '' : `#${at}`}`,
    target: '_blank',
    rel: 'noopener',
  } as const
}

/** The same for a button. */
export function openDetail(item: DetailItem, at?: 'comment'): void {
  const { to, target, rel } = detailLink(item, at)
  window.open(to, target, rel)
}
