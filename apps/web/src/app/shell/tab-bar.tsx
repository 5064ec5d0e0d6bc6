import { UiLink } from '@guangquan/ui'
import { ChatCircleIcon, HouseIcon, ImageIcon, PlusIcon, UserIcon } from '@guangquan/ui/icons'
import { lazy, Suspense, useState } from 'react'
import { useLocation } from '../routing/hooks.ts'
import { loadChunk } from '../load-chunk.ts'
import { paths } from '../paths.ts'
import { tabOf } from './navigation.ts'

const PublishSheet = lazy(async () => {
  const { PublishSheet } = await loadChunk(() => import('./publish-sheet.tsx'))
  return { default: PublishSheet }
})

/** The bar at the lower edge of phones. 发布 is the lit key. */
export function TabBar({ unread }: { unread: boolean }) {
  const [sheet, setSheet] = useState<'unopened' | 'open' | 'closed'>('unopened')
  return (
    <nav aria-label="底部导航" className="tab-bar" data-at="phone">
      <Tab href={paths.home()} label="首页" icon={HouseIcon} />
      <Tab href={paths.photoWall()} label="照片" icon={ImageIcon} />
      <button
        type="button"
        className="tab-key"
        aria-haspopup="dialog"
        aria-label="发布"
        onClick={() => setSheet('open')}
      >
        <span className="tab-lit">
          <PlusIcon weight="bold" size={24} />
        </span>
      </button>
      <Tab href={paths.notices()} label="消息" icon={ChatCircleIcon} dot={unread} />
      <Tab href={paths.user()} label="我的" icon={UserIcon} />
      {sheet === 'unopened' ? null : (
        <Suspense>
          <PublishSheet open={sheet === 'open'} onClose={() => setSheet('closed')} />
        </Suspense>
      )}
    </nav>
  )
}

function Tab(props: { href: string; label: string; icon: typeof HouseIcon; dot?: boolean }) {
  const { pathname } = useLocation()
  const current = tabOf(pathname) === props.href
  return (
    <UiLink href={props.href} className="tab-key" aria-current={current ? 'page' : undefined}>
      <span className="tab-sign">
        <props.icon weight={current ? 'fill' : 'regular'} size={24} />
        {props.dot === true ? (
          <span className="ui-dot">
            <span className="sr-only">有未读</span>
          </span>
        ) : null}
      </span>
      {props.label}
    </UiLink>
  )
}
