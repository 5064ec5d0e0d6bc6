import type { ContestVerdict } from '@guangquan/contract'
import { verdictSentence } from '@guangquan/contract/contest/contest.sentences'
import { CheckCircleIcon, WarningCircleIcon, XIcon } from '@guangquan/ui/icons'

const signs = {
  green: { icon: CheckCircleIcon, name: '通过' },
  amber: { icon: WarningCircleIcon, name: '待人工核对' },
  red: { icon: XIcon, name: '不符' },
} as const
const order = { red: 0, amber: 1, green: 2 } as const

/** The lines of a verification, failures first: sign, rule, finding, and what to do. */
export function VerdictLines({ verdicts }: { verdicts: readonly ContestVerdict[] }) {
  const sorted = verdicts.toSorted((a, b) => order[a.level] - order[b.level])
  return (
    <ul className="contest-verdicts">
      {sorted.map((verdict) => {
        const { name, found, advice } = verdictSentence(verdict)
        const { icon: Icon, name: level } = signs[verdict.level]
        return (
          <li key={verdict.rule} data-level={verdict.level}>
            <Icon size={20} aria-hidden />
            <span className="contest-verdict-rule">
              {name}
              <span className="sr-only">：{level}</span>
            </span>
            <span className="contest-verdict-found">{found}</span>
            {advice === '' ? null : <span className="contest-verdict-advice">{advice}</span>}
          </li>
        )
      })}
    </ul>
  )
}
