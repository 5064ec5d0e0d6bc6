import type { OwnInfo } from '@guangquan/contract'
import { RowGroup, SwitchRow } from '../components/rows.tsx'
import { SettingFrame } from '../components/setting-frame.tsx'
import { WithOwn } from '../own-info.tsx'
import { useOwnSwitch } from '../use-own-switch.ts'

/** 短信接收. */
export default function ReceiveSmsPage() {
  return (
    <SettingFrame title="短信接收">
      <WithOwn>{(own) => <SmsRows own={own} />}</WithOwn>
    </SettingFrame>
  )
}

function SmsRows({ own }: { own: OwnInfo }) {
  const [on, set] = useOwnSwitch(own, {
    name: 'receiveSms',
    stored: own.receiveSms,
    change: (receiveSms) => ({ receiveSms }),
  })
  return (
    <RowGroup note="验证码、订单和安全提醒这类服务短信照常发送，不能关闭。">
      <SwitchRow label="接收活动短信" hint="新品、活动与优惠" on={on} onChange={set} />
    </RowGroup>
  )
}
