import { AuditOutlined, TeamOutlined, UserOutlined } from '@ant-design/icons'
import { anyStaff, staff, type StaffAccess } from '@guangquan/contract/staff'
import type { ComponentType } from 'react'

interface ConsolePage {
  /** Below `/console`. */
  path: string
  title: string
  icon: ComponentType
  /** Who may open it: the access of its first call. */
  access: StaffAccess
  lazy: () => Promise<{ Component: ComponentType }>
}

/** The pages in the order of the menu; each is loaded when it is opened. */
export const pages = [
  {
    path: 'staff',
    title: '工作人员',
    icon: TeamOutlined,
    access: staff('superAdmin'),
    lazy: async () => ({ Component: (await import('../pages/staff/staff-page.tsx')).StaffPage }),
  },
  {
    path: 'audit',
    title: '操作记录',
    icon: AuditOutlined,
    access: staff('superAdmin'),
    lazy: async () => ({ Component: (await import('../pages/audit/audit-page.tsx')).AuditPage }),
  },
  {
    path: 'account',
    title: '我的账号',
    icon: UserOutlined,
    access: anyStaff,
    lazy: async () => ({ Component: (await import('../pages/account/account-page.tsx')).AccountPage }),
  },
] as const satisfies readonly [ConsolePage, ...ConsolePage[]]
