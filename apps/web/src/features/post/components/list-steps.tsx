import { LinkButton, UiLink } from '@guangquan/ui'
import { CaretLeftIcon, CaretRightIcon } from '@guangquan/ui/icons'
import { stepLink, type Neighbours } from '../use-list-steps.ts'

interface ListStepsProps {
  neighbours: Neighbours
  /** Signs only. */
  short?: boolean
}

/** 上一幅 and 下一幅 of the list the post was opened from; nothing if it was opened by its address. */
export function ListSteps({ neighbours: { previous, next }, short = false }: ListStepsProps) {
  if (previous === undefined && next === undefined) return null
  return (
    <nav className="post-steps" aria-label="这个列表" data-short={short || undefined}>
      {previous === undefined ? null : <Step side="left" to={stepLink(previous)} short={short} />}
      {next === undefined ? null : <Step side="right" to={stepLink(next)} short={short} />}
    </nav>
  )
}

function Step({ side, to, short }: { side: 'left' | 'right'; to: string; short: boolean }) {
  const label = side === 'left' ? '上一幅' : '下一幅'
  const sign = side === 'left' ? <CaretLeftIcon size={18} /> : <CaretRightIcon size={18} />
  if (short) {
    return (
      <UiLink href={to} className="ui-icon-button" aria-label={label}>
        {sign}
      </UiLink>
    )
  }
  return (
    <LinkButton kind="quiet" size="small" href={to} title={`${label}（${side === 'left' ? '←' : '→'}）`}>
      {side === 'left' ? sign : null}
      {label}
      {side === 'right' ? sign : null}
    </LinkButton>
  )
}
