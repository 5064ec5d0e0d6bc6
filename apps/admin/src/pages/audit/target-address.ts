import type { Target, TargetAddress } from '../../parts/tables/target-address.ts'
import { pages } from '../../shell/pages.ts'

const addresses = new Map<string, TargetAddress>(pages.flatMap(({ targets = {} }) => Object.entries(targets)))

/** The console's page for the target of an act; null if there is none. */
export function targetAddress(target: Target): string | null {
  const { act, targetKind, targetId } = target
  if (act === 'gear.nameDismissed') return addressOfUnknown(targetKind)
  if (isNil(targetId) || isOfCode(target)) return null
  return addresses.get(targetKind)?.(target) ?? null
}

/** The list in which names of this kind of gear are decided. */
const addressOfUnknown = (kind: string) => (kind === 'lens' ? '/gear?kind=lens' : '/gear')

/** Older releases named the used code, which has no row in the console, as goods. */
const isOfCode = ({ act, targetKind }: Target) => act === 'goods.codeUsed' && targetKind === 'goods'

/** The id of a target that is the only one of its kind. */
export const isNil = (id: string) => /^[0-]+$/.test(id)
