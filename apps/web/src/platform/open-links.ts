import { closedPaths } from '@guangquan/routes/closed-paths.gen'

/** Whether the page of a link is open. A link to a closed page is not shown; its address says that it is not open yet. */
export function isOpenLink(href: string): boolean {
  const [path = ''] = href.split(/[?#]/)
  return closedPaths.every((closed) => path !== closed && !path.startsWith(`${closed}/`))
}
