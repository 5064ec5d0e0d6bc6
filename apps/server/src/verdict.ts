import { errorText, type ErrorName } from '@guangquan/contract'
import { fail } from './fail.ts'

/** Whether somebody may do something now: 'ok', or the error that its command ends with. Policies give them. */
export type Verdict = 'ok' | ErrorName

interface Person {
  id: string
}

/** For what only its owner may do. */
export const forOwner = (viewer: Person | null, ownerId: string): Verdict =>
  viewer?.id === ownerId ? 'ok' : 'Forbidden'

/** For what nobody may do with something of their own. */
export const forOthers = (viewer: Person | null, ownerId: string): Verdict =>
  viewer?.id === ownerId ? 'NotAllowedOnSelf' : 'ok'

/** For commands. @throws Failure of the verdict */
export function enforce(verdict: Verdict): void {
  if (verdict !== 'ok') fail(verdict)
}

/** Verdicts that mean the viewer may never do it: there is no control. */
const hiding: ReadonlySet<Verdict> = new Set<Verdict>(['Forbidden', 'NotAllowedOnSelf', 'ContentNotFound'])

/** For views: the fields declared by `rightsOf` of the contract. */
export function showRights<N extends string>(
  verdicts: Readonly<Record<N, Verdict>>,
): { can: Partial<Record<N, true>>; whyNot?: Partial<Record<N, string>> } {
  const can: Partial<Record<N, true>> = {}
  const whyNot: Partial<Record<N, string>> = {}
  for (const name in verdicts) {
    const verdict = verdicts[name]
    if (verdict === 'ok') can[name] = true
    else if (!hiding.has(verdict)) whyNot[name] = errorText(verdict)
  }
  return Object.keys(whyNot).length === 0 ? { can } : { can, whyNot }
}
