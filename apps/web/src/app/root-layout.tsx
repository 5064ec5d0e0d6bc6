import './shell/shell.css'
import './shell/header.css'
import './shell/tab-bar.css'
import './shell/footer.css'
import './shell/agreements.css'
import { BackToTop, IrisLoader, Later, LinkProvider, ToastHost, useStore } from '@guangquan/ui'
import type { MouseEvent } from 'react'
import { useWidth } from '../shared/page/use-width.ts'
import { lazyPart } from '../platform/lazy-part.ts'
import { paths } from '../platform/paths.ts'
import { useShown } from '../platform/routing/hooks.ts'
import { PageBoundary } from './page-boundary.tsx'
import { PageFailure } from './page-failure.tsx'
import { isNavigating } from '../platform/routing/site-history.ts'
import { useScroll } from '../platform/routing/use-scroll.ts'
import { useSignedIn } from '../platform/session/session.ts'
import { DialogHost } from './shell/dialog-host.tsx'
import { Footer } from './shell/footer.tsx'
import { Header } from './shell/header.tsx'
import { ImageMenuHost } from './shell/image-menu-host.tsx'
import { OfflineBanner } from './shell/offline-banner.tsx'
import { PhoneBar } from './shell/phone-bar.tsx'
import { SiteLink } from './shell/site-link.tsx'
import { TabBar } from './shell/tab-bar.tsx'
import { useLive } from './shell/use-live.ts'
import { useOwnInfo } from './shell/use-own-info.ts'
import { useRouteChange } from './shell/use-route-change.ts'
import { useUnreadCount } from '../shared/notices/use-unread.ts'

const PhoneEnd = lazyPart(
  () => import('./shell/phone-footer.tsx'),
  (script) => script.PhoneFooter,
)

const PopUp = lazyPart(
  () => import('../features/notice/components/pop-up.tsx'),
  (script) => script.PopUp,
)

/** The shell around every page. */
export function RootLayout() {
  const shown = useShown()
  const bare = shown.route.bare === true
  useScroll(shown)
  useRouteChange()
  useOwnInfo(!bare)
  return (
    <LinkProvider value={SiteLink}>
      <a href="#main" className="skip-link" onClick={skipToMain}>
        跳到正文
      </a>
      {bare ? <BarePage /> : <FullPage />}
      <ImageMenuHost />
      <DialogHost />
      <ToastHost />
    </LinkProvider>
  )
}

function skipToMain(event: MouseEvent): void {
  event.preventDefault()
  document.getElementById('main')?.focus()
}

function BarePage() {
  return (
    <div className="ui-guarded">
      <OfflineBanner />
      <Main />
    </div>
  )
}

function FullPage() {
  const { place, route } = useShown()
  const phone = useWidth('phone')
  const wider = useWidth('wider')
  const signedIn = useSignedIn()
  const isEnd = place.pathname === (signedIn ? paths.user() : paths.home())
  const counts = useUnreadCount()
  const unread = (counts?.total ?? 0) > 0
  useLive()
  const ownBar = route.ownBar === true
  return (
    <div
      className="shell ui-guarded"
      data-theme={route.dark === true ? 'dark' : undefined}
      data-tab-bar={!ownBar || undefined}
      data-own-bar={ownBar || undefined}
    >
      <OfflineBanner />
      {phone ? <PhoneBar unread={unread} /> : null}
      {wider ? <Header unread={unread} /> : null}
      <Main />
      {phone && isEnd ? <PhoneEnd /> : null}
      {wider || isEnd || !signedIn ? <Footer /> : null}
      {phone && !ownBar ? <TabBar unread={unread} /> : null}
      <BackToTop />
      {/* Not shown to members while they write. */}
      {ownBar ? null : <PopUp requested={counts !== undefined && counts.popUp !== null} quiet />}
    </div>
  )
}

function Main() {
  const { place, page: Page, error } = useShown()
  const waiting = useStore(isNavigating)
  return (
    <main id="main" tabIndex={-1}>
      <PageBoundary key={place.pathname}>
        {Page === undefined ? <PageFailure error={error} /> : <Page />}
      </PageBoundary>
      {waiting ? (
        <div className="page-loading">
          <Later>
            <IrisLoader />
          </Later>
        </div>
      ) : null}
    </main>
  )
}
