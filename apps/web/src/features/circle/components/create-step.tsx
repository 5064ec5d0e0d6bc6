import '../circle.css'
import '../circle-create.css'
import { circleSteps, circlePaths, type CircleStep } from '../../../platform/circle-paths.ts'
import { Button, LinkButton, UiLink } from '@guangquan/ui'
import { XIcon } from '@guangquan/ui/icons'
import type { FormEvent, ReactNode } from 'react'

interface CreateStepProps {
  step: CircleStep
  title: string
  /** The rule of this step. */
  lead: string
  busy?: boolean
  submitLabel?: string
  busyLabel?: string
  onNext: () => void
  children: ReactNode
}

/**
 * A step of creating a circle: progress, its question and rule, and buttons back and forward. Input is stored
 * immediately.
 */
export function CreateStep(props: CreateStepProps) {
  const { step, title, lead, busy = false, submitLabel = '下一步', busyLabel, onNext, children } = props
  const place = circleSteps.indexOf(step)
  const before = circleSteps[place - 1]
  return (
    <div className="page circle-create">
      <div className="circle-create-head">
        <UiLink href={circlePaths.create()} className="ui-icon-button" aria-label="离开，草稿已保存">
          <XIcon size={20} />
        </UiLink>
        <div
          className="circle-progress"
          role="progressbar"
          aria-label="创建圈子的进度"
          aria-valuemin={1}
          aria-valuemax={circleSteps.length}
          aria-valuenow={place + 1}
        >
          {circleSteps.map((one, index) => (
            <span key={one} data-at={index < place ? 'done' : index === place ? 'now' : 'later'} />
          ))}
        </div>
        <span className="ui-print text-ink-3" aria-hidden>
          {place + 1}/{circleSteps.length}
        </span>
      </div>
      <h1 className="mt-6 text-h2 font-semibold">{title}</h1>
      <p className="mt-1 text-ink-2">{lead}</p>
      <form
        noValidate
        className="mt-6 flex flex-col gap-6"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          if (!busy) onNext()
        }}
      >
        {children}
        <div className="circle-create-foot">
          <LinkButton
            kind="line"
            href={before === undefined ? circlePaths.create() : circlePaths.step(before)}
          >
            上一步
          </LinkButton>
          <Button kind="lit" type="submit" busy={busy} busyLabel={busyLabel}>
            {submitLabel}
          </Button>
        </div>
      </form>
    </div>
  )
}
