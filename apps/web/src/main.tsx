import './site.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { startTheme } from '@guangquan/ui/theme'
import { watchResponses } from './platform/api.ts'
import { dropFirstData } from './platform/boot.ts'
import { watchStyles } from './platform/load-chunk.ts'
import { maintainSession } from './platform/session/maintain-session.ts'
import { pages, prepareOthers } from './app/load-page.ts'
import { prepareDialogs } from './app/shell/dialog-host.tsx'
import { shownPage, startHistory, type Shown } from './platform/routing/site-history.ts'
import { currentUser, shareSession } from './platform/session/session.ts'
import { prepareFailure } from './app/page-failure.tsx'
import { makeQueryClient, Site } from './app/site.tsx'
import { watchSession } from './app/watch-session.ts'
import { watchResponse } from './shared/overlay/overlay-responses.ts'
import { removeOtherWidths } from './shared/page/use-width.ts'

startTheme('theme')
watchStyles()
// Otherwise zod probes for `eval`, which the CSP blocks and reports.
Reflect.set(globalThis, '__zod_globalConfig', { jitless: true })
const queryClient = makeQueryClient()

// Before the first page: the guard must not admit an ended session.
shareSession()
maintainSession()
watchSession(queryClient)
watchResponses(watchResponse)
// Not needed for the first view; the next page tries again.
import('./platform/short-lived.ts').then((script) => script.watchShortLived()).catch(() => undefined)
if (currentUser() !== null) dropFirstData()

void startHistory(pages).then(() => {
  const root = document.getElementById('root')
  if (root === null) throw new Error('the page has no root element')
  const site = <Site queryClient={queryClient} />
  const isVisitor = currentUser() === null
  // The server rendered the page for a visitor and one address; it does not apply to signed-in members.
  const { drawn } = root.dataset
  if (isVisitor && drawn !== undefined && drawn === addressOf(shownPage.get())) {
    removeOtherWidths(root)
    // In a transition, hydration is interruptible and the page stays responsive.
    startTransition(() => void hydrateRoot(root, site))
  } else {
    if (!isVisitor) root.replaceChildren()
    createRoot(root).render(site)
  }
  delete root.dataset['drawn']
  document.dispatchEvent(new Event('site-alive'))
  // Prefetches on the first interaction, which may lead to another page or a dialog.
  for (const event of ['pointermove', 'pointerdown', 'keydown']) {
    addEventListener(event, prepareWhatFollows, { once: true, passive: true })
  }
})

function prepareWhatFollows(): void {
  prepareOthers()
  prepareDialogs()
  prepareFailure()
}

function addressOf(shown: Shown | null): string | undefined {
  return shown?.page === undefined ? undefined : shown.place.pathname + shown.place.search
}
