import type { OwnInfo } from '@guangquan/contract'
import { StatusPill, UiLink } from '@guangquan/ui'
import { paths } from '../../../app/paths.ts'
import { BlockedGroup } from '../components/blocked-group.tsx'
import { DeviceGroup } from '../components/device-group.tsx'
import { ExportGroup } from '../components/export-group.tsx'
import { LinkRow, RowGroup } from '../components/rows.tsx'
import { SettingFrame } from '../components/setting-frame.tsx'
import { SocialGroup } from '../components/social-group.tsx'
import { useAnchor } from '../use-anchor.ts'
import { WithOwn } from '../own-info.tsx'
import { spacedPhone } from '../own-words.ts'

/** 账号管理: what the account is, where it is signed in, and how to take it along or leave. */
export default function AccountPage() {
  return (
    <SettingFrame title="账号管理">
      <WithOwn>{(own) => <Account own={own} />}</WithOwn>
    </SettingFrame>
  )
}

function Account({ own }: { own: OwnInfo }) {
  useAnchor()
  return (
    <>
      <RowGroup title="登录方式">
        <LinkRow label="用户名" value={own.userName ?? '未设置'} href={paths.setting('update-username')} />
        <LinkRow
          label="手机号"
          value={own.phoneMasked === null ? <Unbound /> : spacedPhone(own.phoneMasked)}
          href={paths.settingStep('phone')}
        />
        <LinkRow label="邮箱" value={own.emailMasked ?? <Unbound />} href={paths.settingStep('email')} />
        <LinkRow
          label="登录密码"
          value={own.hasPassword ? '已设置' : '未设置'}
          href={paths.settingStep('password')}
        />
      </RowGroup>
      <SocialGroup own={own} />
      <DeviceGroup />
      <ExportGroup own={own} />
      <BlockedGroup />
      <div className="setting-foot">
        <span className="text-small text-ink-3">不再使用这个账号</span>
        <UiLink href={paths.setting('delete-account')} className="ui-link setting-leave">
          注销账号
        </UiLink>
      </div>
    </>
  )
}

function Unbound() {
  return <StatusPill tone="accent">未绑定</StatusPill>
}
