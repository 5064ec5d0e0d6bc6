import type { OwnInfo } from '@guangquan/contract'
import { StatusPill } from '@guangquan/ui'
import type { ReactElement } from 'react'
import { ownPaths } from '../../../platform/own-paths.ts'
import { spacedPhone } from '../own-words.ts'
import { LinkRow } from './rows.tsx'

/** The member's sign-in methods, one row each; an array, to be inlined in a row group. */
export function loginRows(own: OwnInfo): ReactElement[] {
  return [
    <LinkRow
      key="name"
      label="用户名"
      value={own.userName ?? '未设置'}
      href={ownPaths.setting('update-username')}
    />,
    <LinkRow
      key="phone"
      label="手机号"
      value={own.phoneMasked === null ? <Unbound /> : spacedPhone(own.phoneMasked)}
      href={ownPaths.settingStep('phone')}
    />,
    <LinkRow
      key="email"
      label="邮箱"
      value={own.emailMasked ?? <Unbound />}
      href={ownPaths.settingStep('email')}
    />,
    <LinkRow
      key="password"
      label="登录密码"
      value={own.hasPassword ? '已设置' : '未设置'}
      href={ownPaths.settingStep('password')}
    />,
  ]
}

function Unbound() {
  return <StatusPill tone="accent">未绑定</StatusPill>
}
