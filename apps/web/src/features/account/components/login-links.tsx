import { TextLink } from '@guangquan/ui'
import type { ReactNode } from 'react'
import { paths } from '../../../platform/paths.ts'

/** Below every way to sign in: 注册账号 and other links. */
export function LoginLinks({ redirect, children }: { redirect: string | undefined; children?: ReactNode }) {
  return (
    <div className="account-links">
      <TextLink href={paths.register(1, redirect)}>注册账号</TextLink>
      {children}
    </div>
  )
}
