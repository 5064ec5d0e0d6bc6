import { Button, UiLink } from '@guangquan/ui'
import type { FormEvent, ReactNode } from 'react'
import { paths } from '../../../platform/paths.ts'
import { useNavigate } from '../../../platform/routing/hooks.ts'
import { changeDraft } from '../register/draft.ts'
import { stepAfter, type RegisterStep } from '../register/steps.ts'
import type { RegisterPlace } from '../register/use-register-step.ts'
import { AccountFrame } from './account-frame.tsx'

interface OptionalStepProps {
  step: RegisterStep
  place: RegisterPlace
  title: string
  lead: string
  /** Saves the input; false stays on this step. If absent, 下一步 just continues. */
  onNext?: () => boolean
  /** The step that follows, if it is not the next one. */
  next?: RegisterStep
  /** Clears the input, for 跳过. */
  onSkip?: () => void
  /** Replaces 下一步. */
  button?: (goOn: () => void) => ReactNode
  children: ReactNode
}

/** An optional step of registration: question, 下一步, 跳过, 跳过剩余步骤. */
export function OptionalStep(props: OptionalStepProps) {
  const { step, place, title, lead, onNext, next, onSkip, button, children } = props
  const { redirect, back, progress } = place
  const navigate = useNavigate()
  const goOn = () => {
    if (onNext?.() ?? true) navigate(paths.register(next ?? stepAfter(step), redirect))
  }

  return (
    <AccountFrame
      title={title}
      lead={lead}
      back={back}
      skip={paths.register(step === 7 ? 8 : stepAfter(step), redirect)}
      onSkip={onSkip}
      progress={progress}
    >
      <form
        noValidate
        className="flex flex-col gap-6"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          goOn()
        }}
      >
        {children}
        <div className="account-next">
          {button === undefined ? (
            <Button kind="lit" size="large" block type="submit">
              下一步
            </Button>
          ) : (
            button(goOn)
          )}
        </div>
      </form>
      <div className="account-skip">
        <UiLink
          href={paths.register(11, redirect)}
          className="account-step"
          onClick={() => {
            onSkip?.()
            changeDraft({ skipRemaining: true })
          }}
        >
          跳过剩余步骤
        </UiLink>
      </div>
    </AccountFrame>
  )
}
