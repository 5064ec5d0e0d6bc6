import { api } from '@guangquan/contract/method-ref'
import type { GearKind } from '@guangquan/contract'
import { call } from '../first-call.ts'

export const gearOf = (kind: GearKind, id: string) => call(api.Gear.Get, { kind, id })
