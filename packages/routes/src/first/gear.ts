import { api, call } from '@guangquan/contract/wire/method-ref'
import type { GearKind } from '@guangquan/contract'

export const gearOf = (kind: GearKind, id: string) => call(api.Gear.Get, { kind, id })
