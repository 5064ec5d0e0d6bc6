import { findRoute, routeList, routes, type RoutePath } from '@guangquan/routes/table'
import type { Route } from '@guangquan/routes/route'
import { createElement, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { turnTo } from './platform/boot.ts'
import { pages } from './app/load-page.ts'
import { parseLocation, resolveLocation } from './platform/routing/site-location.ts'
import { shownPage } from './platform/routing/site-history.ts'
import { makeQueryClient, Site } from './app/site.tsx'

const drawn = new Map<RoutePath, ComponentType>()
for (const { path, drawn: when } of routeList)
  if (when !== undefined) drawn.set(path, await pages.loadPage(path))

/** Server-rendered content of a page. */
export interface Drawn {
  /** Content of the root element. */
  html: string
  /** Links for the head: photographs to preload. */
  head: string
}

/**
 * Renders a page as a visitor sees it. Not reentrant: the current page is global state.
 * @param address path with query
 * @param boot the JSON text embedded in the page
 * @returns null for a page that is rendered in the browser only
 */
export function drawPage(address: string, boot: string): Drawn | null {
  const requested = { ...parseLocation(address), state: null, key: '' }
  const { place, route } = resolveLocation(requested, { signedIn: false, findRoute })
  const page = drawn.get(route.path)
  if (page === undefined || place !== requested) return null
  const row: Route = routes[route.path]
  if (row.drawn === 'without query' && place.search !== '') return null
  turnTo(boot)
  shownPage.set({ place, route, page, error: undefined, action: 'pop', keepScroll: false })
  const queryClient = makeQueryClient()
  try {
    const [, head = '', html = ''] =
      /^((?:<link [^>]*>)*)(.*)$/s.exec(renderToString(createElement(Site, { queryClient }))) ?? []
    return { head, html: withoutStyles(html) }
  } finally {
    queryClient.clear()
  }
}

// The content security policy forbids style attributes in markup; `before-paint.ts` sets them through the DOM. Quotes
// in text and attributes are escaped, so nothing else can match.
function withoutStyles(html: string): string {
  return html.replaceAll(' style="', ' data-style="')
}
