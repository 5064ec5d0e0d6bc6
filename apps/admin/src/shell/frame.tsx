import { useStore } from '@guangquan/ui/store'
import { BulbOutlined, LogoutOutlined, MenuOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import {
  App,
  Button,
  Drawer,
  Dropdown,
  Flex,
  Grid,
  Layout,
  Menu,
  type MenuProps,
  Result,
  Typography,
} from 'antd'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Link, Outlet, useLocation } from 'react-router'
import { api, readSite, queryClient, sentenceOf, write } from '../platform/api.ts'
import { forgetEntrances } from '../pages/entrance/stored-entrance.ts'
import { leaveSession, session } from '../platform/session.ts'
import { chooseTheme, theme, themes, type Theme } from '../platform/theme.ts'
import { Loading } from '../parts/page/loading.tsx'
import { LeaveGuard, TabGuard, useConfirmLeave } from '../parts/acts/unsaved.tsx'
import { type ConsolePage, pageGroups } from './console-page.ts'
import { pages } from './pages.ts'
import { QuickSearch } from './quick-search.tsx'
import { useOwnPages } from './use-own-pages.ts'

// Stays in view while a long page scrolls, and has its own scrollbar if it is longer than the window.
const siderStyle = {
  position: 'sticky',
  top: 0,
  alignSelf: 'start',
  height: '100dvh',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
} as const

/** Menu, head and place of the pages. */
export function Frame() {
  const wide = Grid.useBreakpoint().lg === true
  const [menuOpen, setMenuOpen] = useState(false)
  const { pathname } = useLocation()
  const allowed = useOwnPages()
  const settings = useQuery(readSite(api.SysBaseInfo.GetSiteSettings, {}))
  const current = pages.find(({ path }) => pathname === `/${path}` || pathname.startsWith(`/${path}/`))
  const menuRef = useRef<HTMLElement>(null)
  useEffect(() => showSelected(menuRef.current), [current, wide])
  const isClosed = current !== undefined && !allowed.includes(current)
  const menu = (
    <nav aria-label="后台" ref={menuRef}>
      <Menu
        mode="inline"
        selectedKeys={current === undefined ? [] : [current.path]}
        style={{ borderInlineEnd: 0 }}
        onClick={() => setMenuOpen(false)}
        items={menuOf(allowed)}
      />
    </nav>
  )
  return (
    <Layout style={{ minHeight: '100dvh' }}>
      <Head
        brand={settings.data?.brandName ?? ''}
        menuButton={
          wide ? null : (
            <Button type="text" aria-label="菜单" icon={<MenuOutlined />} onClick={() => setMenuOpen(true)} />
          )
        }
      />
      <Layout>
        {wide ? (
          <Layout.Sider theme="light" width={208} style={siderStyle}>
            {menu}
          </Layout.Sider>
        ) : (
          <Drawer placement="left" size={240} open={menuOpen} onClose={() => setMenuOpen(false)} title="菜单">
            {menu}
          </Drawer>
        )}
        <LeaveGuard />
        <TabGuard />
        <Layout.Content id="main" role="main" style={{ padding: wide ? 24 : 12, minWidth: 0 }}>
          <Suspense fallback={<Loading />}>
            {isClosed ? (
              <Result title="你的角色打不开这一页" subTitle="需要的话，请超级管理员修改你的角色。" />
            ) : (
              <Outlet />
            )}
          </Suspense>
        </Layout.Content>
      </Layout>
    </Layout>
  )
}

/**
 * Scrolls the menu at the side to the open page if that is out of sight; `scrollIntoView` would scroll the page too.
 */
function showSelected(menu: HTMLElement | null): void {
  const sider = menu?.closest('.ant-layout-sider')
  const item = menu?.querySelector('.ant-menu-item-selected')
  if (sider == null || item == null) return
  const { top, bottom } = item.getBoundingClientRect()
  const edge = sider.getBoundingClientRect().top
  if (top < edge || bottom > innerHeight) sider.scrollTop += top - edge - sider.clientHeight / 2
}

function menuOf(allowed: readonly ConsolePage[]): MenuProps['items'] {
  return Object.entries(pageGroups).flatMap(([key, label]) => {
    const children = allowed
      .filter(({ group }) => group === key)
      .map(({ path, title, icon: Icon }) => ({
        key: path,
        icon: <Icon />,
        label: <Link to={`/${path}`}>{title}</Link>,
      }))
    return children.length === 0 ? [] : [{ key: `group-${key}`, type: 'group' as const, label, children }]
  })
}

function Head({ brand, menuButton }: { brand: string; menuButton: React.ReactNode }) {
  const { message } = App.useApp()
  const now = useStore(session)
  const chosen = useStore(theme)
  const mayLeave = useConfirmLeave()
  async function signOut() {
    if (!(await mayLeave())) return
    try {
      await write(api.StaffSession.SignOut, {})
      queryClient.clear()
      forgetEntrances('all')
      leaveSession()
    } catch (error) {
      message.error(sentenceOf(error))
    }
  }
  return (
    <Layout.Header style={{ background: 'transparent', paddingInline: 12, height: 56, lineHeight: '56px' }}>
      <Flex align="center" gap={8} style={{ height: '100%' }}>
        {menuButton}
        <Typography.Text strong ellipsis style={{ flex: 1, fontSize: 16 }}>
          {brand === '' ? '管理后台' : `${brand} · 管理后台`}
        </Typography.Text>
        <QuickSearch />
        <Dropdown
          trigger={['click']}
          menu={{
            selectable: true,
            selectedKeys: [chosen],
            items: Object.entries(themes).map(([key, label]) => ({ key, label })),
            onClick: ({ key }) => isTheme(key) && chooseTheme(key),
          }}
        >
          <Button type="text" aria-label="外观" icon={<BulbOutlined />} />
        </Dropdown>
        <Dropdown
          trigger={['click']}
          menu={{
            items: [
              { key: 'out', icon: <LogoutOutlined />, label: '退出后台', onClick: () => void signOut() },
            ],
          }}
        >
          <Button type="text">{'self' in now ? now.self.displayName : ''}</Button>
        </Dropdown>
      </Flex>
    </Layout.Header>
  )
}

function isTheme(key: string): key is Theme {
  return key in themes
}
