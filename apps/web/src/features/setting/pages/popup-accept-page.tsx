import type { OwnInfo } from '@guangquan/contract'
import { RowGroup, SwitchRow } from '../components/rows.tsx'
import { SettingFrame } from '../components/setting-frame.tsx'
import { WithOwn } from '../own-info.tsx'
import { popupKinds, type PopupKind } from '../popup-kinds.ts'
import { useOwnSwitch } from '../use-own-switch.ts'

/** 弹窗接收. */
export default function PopupAcceptPage() {
  return (
    <SettingFrame title="站内弹窗">
      <WithOwn>
        {(own) => (
          <RowGroup note="关闭后不再弹出，通知里仍然能看到。">
            {popupKinds.map((one) => (
              <PopupRow key={one.kind} own={own} {...one} />
            ))}
          </RowGroup>
        )}
      </WithOwn>
    </SettingFrame>
  )
}

function PopupRow(props: PopupKind & { own: OwnInfo }) {
  const { own, kind, label, hint } = props
  const [on, set] = useOwnSwitch(own, {
    name: `popup ${kind}`,
    stored: own.popupAccept[kind],
    change: (accept) => ({ popupAccept: { [kind]: accept } }),
  })
  return <SwitchRow label={label} hint={hint} on={on} onChange={set} />
}
