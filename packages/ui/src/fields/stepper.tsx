type Step = { label: string; date?: string }

const stateNames = { done: '已完成', now: '', next: '未开始' } as const

/** Progress as dots on a line. `current` counts from 0; past the last, all are done. */
export function Stepper({
  label,
  steps,
  current,
}: {
  label: string
  steps: readonly Step[]
  current: number
}) {
  return (
    <ol className="ui-stepper" aria-label={label}>
      {steps.map((step, place) => {
        const state = place < current ? 'done' : place === current ? 'now' : 'next'
        return (
          <li
            key={step.label}
            className="ui-step"
            data-state={state}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            {step.label}
            <span className="sr-only">{stateNames[state]}</span>
            {step.date ? <span className="ui-step-date">{step.date}</span> : null}
          </li>
        )
      })}
    </ol>
  )
}
