import type { OwnInfo } from '@guangquan/contract'
import { useOwnSwitch } from '../use-own-switch.ts'
import type { PrivateThing } from '../own-words.ts'
import { RowGroup, SwitchRow } from './rows.tsx'

/** 公开 or 仅自己, saved when switched. */
export function PrivacyRow({ own, thing, label }: { own: OwnInfo; thing: PrivateThing; label: string }) {
  const [on, set] = useOwnSwitch(own, {
    name: `privacy ${thing}`,
    stored: own.privacy[thing],
    change: (open) => ({ privacy: { [thing]: open } }),
  })
  return <SwitchRow label={label} hint={on ? '所有人都能看到' : '仅自己可见'} on={on} onChange={set} />
}

/** Visibility of the value that the current page edits. */
export function PrivacyGroup({ own, thing, label }: { own: OwnInfo; thing: PrivateThing; label: string }) {
  return (
    <RowGroup title="谁可以看到">
      <PrivacyRow own={own} thing={thing} label={`在主页公开${label}`} />
    </RowGroup>
  )
}
