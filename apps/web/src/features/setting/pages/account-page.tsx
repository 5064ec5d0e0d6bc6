import type { OwnInfo } from '@guangquan/contract'
import { UiLink } from '@guangquan/ui'
import { ownPaths } from '../../../platform/own-paths.ts'
import { BlockedGroup } from '../components/blocked-group.tsx'
import { DeviceGroup } from '../components/device-group.tsx'
import { ExportGroup } from '../components/export-group.tsx'
import { loginRows } from '../components/login-rows.tsx'
import { RowGroup } from '../components/rows.tsx'
import { SettingFrame } from '../components/setting-frame.tsx'
import { SocialGroup } from '../components/social-group.tsx'
import { useAnchor } from '../use-anchor.ts'
import { WithOwn } from '../own-info.tsx'

/** 账号管理: account data, signed-in devices, data export and deletion. */
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
      <RowGroup title="登录方式">{loginRows(own)}</RowGroup>
      <SocialGroup own={own} />
      <DeviceGroup />
      <ExportGroup own={own} />
      <BlockedGroup />
      <div className="setting-foot">
        <span className="text-small text-ink-3">不再使用这个账号</span>
        <UiLink href={ownPaths.setting('delete-account')} className="ui-link setting-leave">
          注销账号
        </UiLink>
      </div>
    </>
  )
}
