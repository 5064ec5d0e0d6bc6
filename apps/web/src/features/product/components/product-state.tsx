import { productStateNames } from '@guangquan/contract/product/product.words'
import { StatusPill, type PillTone } from '@guangquan/ui'

const tones: Record<number, PillTone> = { 1: 'accent', 2: 'success', 3: 'danger', 6: 'danger' }
const names: Record<number, string> = productStateNames

/** The state of a registration. */
export function ProductState({ state }: { state: number }) {
  return <StatusPill tone={tones[state] ?? 'plain'}>{names[state]}</StatusPill>
}
