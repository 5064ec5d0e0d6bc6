import '../setting.css'
import { UiLink } from '@guangquan/ui'
import { CaretLeftIcon } from '@guangquan/ui/icons'
import type { ReactNode } from 'react'
import { ownPaths } from '../../../platform/own-paths.ts'
import { MemberMenu } from '../../../shared/people/member-menu.tsx'

interface SettingFrameProps {
  title: string
  /** One line below the title. */
  lead?: ReactNode
  /** Back link on wide screens: 设置 unless this is that page. */
  up?: { label: string; href: string } | null
  children: ReactNode
}

const toSettings = { label: '设置', href: ownPaths.setting() }

/** A settings page: the member's menu on wide screens, and a column of 720 px. */
export function SettingFrame({ title, lead, up = toSettings, children }: SettingFrameProps) {
  return (
    <div className="page setting">
      <MemberMenu />
      <div className="setting-column">
        <header className="setting-head">
          {up === null ? null : (
            <UiLink href={up.href} className="setting-back">
              <CaretLeftIcon size={16} />
              {up.label}
            </UiLink>
          )}
          <h1 className="text-h2 font-semibold max-md:sr-only">{title}</h1>
          {lead === undefined ? null : <p className="text-ink-2 md:mt-1">{lead}</p>}
        </header>
        {children}
      </div>
    </div>
  )
}

/** The panel of a form. */
export function SettingPanel({ children }: { children: ReactNode }) {
  return <div className="setting-panel">{children}</div>
}
