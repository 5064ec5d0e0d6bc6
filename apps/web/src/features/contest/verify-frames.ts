import type { ContestVerdict } from '@guangquan/contract'
import { worstLevel } from '@guangquan/rules/contest/verification'

/** How many lines pass, wait for a person, and block. */
function tallyOf(verdicts: readonly ContestVerdict[]): { green: number; amber: number; red: number } {
  const count = (level: ContestVerdict['level']) =>
    verdicts.filter((verdict) => verdict.level === level).length
  return { green: count('green'), amber: count('amber'), red: count('red') }
}

/** In a few words, below a photograph of the tray. */
export function tallyText(verdicts: readonly ContestVerdict[]): string {
  const { green, amber, red } = tallyOf(verdicts)
  const level = worstLevel(verdicts)
  if (level === 'red') return `${red} 项不符，不能提交`
  return level === 'amber' ? `${amber} 项待人工核对` : `${green} 项通过`
}
