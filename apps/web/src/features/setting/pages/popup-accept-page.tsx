import type { OwnInfo } from '@guangquan/contract'
import { RowGroup, SwitchRow } from '../components/rows.tsx'
import { SettingFrame } from '../components/setting-frame.tsx'
import { WithOwn } from '../own-info.tsx'
import { useOwnSwitch } from '../use-own-switch.ts'

/** 弹窗接收. */
export default function PopupAcceptPage() {
  return (
    <SettingFrame title="站内弹窗">
      <WithOwn>
        {(own) => (
          <RowGroup note="关闭后不再弹出，通知里仍然能看到。">
            <PopupRow own={own} kind="activity" label="活动提醒" hint="报名的活动开始或有变动" />
            <PopupRow own={own} kind="prize" label="获奖与礼物" hint="获奖、收到礼物和领取期限" />
            <PopupRow own={own} kind="circle" label="圈子审核" hint="加入圈子的申请和结果" />
            <PopupRow own={own} kind="system" label="系统公告" hint="规则更新和服务调整" />
          </RowGroup>
        )}
      </WithOwn>
    </SettingFrame>
  )
}

function PopupRow(props: { own: OwnInfo; kind: keyof OwnInfo['popupAccept']; label: string; hint: string }) {
  const { own, kind, label, hint } = props
  const [on, set] = useOwnSwitch(own, {
    name: `popup ${kind}`,
    stored: own.popupAccept[kind],
    change: (accept) => ({ popupAccept: { [kind]: accept } }),
  })
  return <SwitchRow label={label} hint={hint} on={on} onChange={set} />
}
