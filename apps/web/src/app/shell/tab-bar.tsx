import { UiLink } from '@guangquan/ui'
import { BellIcon, HouseIcon, ImageIcon, PlusIcon, UserIcon } from '@guangquan/ui/icons'
import { useState } from 'react'
import { useLocation } from '../../platform/routing/hooks.ts'
import { lazyPart } from '../../platform/lazy-part.ts'
import { paths } from '../../platform/paths.ts'
import { tabOf } from '../../shared/navigation/navigation.ts'

const PublishSheet = lazyPart(
  () => import('./publish-sheet.tsx'),
  (script) => script.PublishSheet,
)

/** The bottom bar on phones. 发布 is the highlighted button. */
export function TabBar({ unread }: { unread: boolean }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <nav aria-label="底部导航" className="tab-bar" data-at="phone">
      <Tab href={paths.home()} label="首页" icon={HouseIcon} />
      <Tab href={paths.photoWall()} label="照片" icon={ImageIcon} />
      <button
        type="button"
        className="tab-key"
        aria-haspopup="dialog"
        aria-label="发布"
        onClick={() => setOpen(true)}
      >
        <span className="tab-lit">
          <PlusIcon weight="bold" size={24} />
        </span>
      </button>
      <Tab href={paths.notices()} label="通知" icon={BellIcon} dot={unread} />
      <Tab href={paths.user()} label="我的" icon={UserIcon} />
      <PublishSheet requested={open} onFailure={close} open={open} onClose={close} />
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
