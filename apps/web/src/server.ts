import { createElement, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { turnTo } from './platform/boot.ts'
import { paths, type RoutePath } from './platform/paths.ts'
import { drawnRoutes, loadPage } from './app/load-page.ts'
import { parsePlace, settlePlace } from './platform/routing/place.ts'
import { firstKey } from './platform/routing/scroll-memory.ts'
import { shownPage } from './platform/routing/site-history.ts'
import { makeQueryClient, Site } from './app/site.tsx'

const pages = new Map<RoutePath, ComponentType>()
for (const route of drawnRoutes) pages.set(route, await loadPage(route))

/** What stands in a page before any script of it ran. */
export interface Drawn {
  /** Content of the root element. */
  html: string
  /** Links for the head: photographs to fetch at once. */
  head: string
}

/**
 * Draws a page as a visitor sees it. Not for two at once: the page at hand is the site's only one.
 * @param address path with query
 * @param boot the JSON text that the page carries
 * @returns null for a page that is left to the browser
 */
export function drawPage(address: string, boot: string): Drawn | null {
  const wanted = { ...parsePlace(address), state: null, key: firstKey }
  const { place, route } = settlePlace(wanted, false)
  const page = pages.get(route)
  // Whoever asks for a tab of the home wants the feed, which comes with a script of its own.
  if (page === undefined || place !== wanted || (route === paths.home() && place.search !== '')) return null
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

// The content security policy forbids style attributes in markup; `before-paint.ts` sets them through the DOM.
// A quote in a text or in another attribute is written as an entity, so nothing else can look like this.
function withoutStyles(html: string): string {
  return html.replaceAll(' style="', ' data-style="')
}
