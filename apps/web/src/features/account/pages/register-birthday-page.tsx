import { Button, LinkButton } from '@guangquan/ui'
import { useState } from 'react'
import { paths } from '../../../platform/paths.ts'
import { Navigate } from '../../../platform/routing/link.tsx'
import { BirthdayField, isUnderAge } from '../../../shared/people/birthday.tsx'
import { AccountFrame } from '../components/account-frame.tsx'
import { OperatorContact } from '../components/operator-contact.tsx'
import { OptionalStep } from '../components/optional-step.tsx'
import { changeDraft, dropRegistration, useRegisterDraft } from '../register/draft.ts'
import { useRegisterStep, type RegisterPlace } from '../register/use-register-step.ts'

/** 注册, step 6. Registration ends for those under 14. */
export default function RegisterBirthdayPage() {
  const { birthday, refusal } = useRegisterDraft()
  const [chosen, setChosen] = useState(birthday)
  const [error, setError] = useState<string | null>(null)
  const [stopped, setStopped] = useState(refusal?.step === 6)
  const place = useRegisterStep(6, { isOver: stopped })
  // Before the redirect below: the draft is cleared while this is shown.
  if (stopped) return <TooYoung place={place} onBack={() => setStopped(false)} />
  if (place.elsewhere !== undefined) return <Navigate to={place.elsewhere} replace />

  function take(): boolean {
    if (chosen === null) {
      setError('请选择生日，或跳过这一步')
      return false
    }
    if (isUnderAge(chosen)) {
      changeDraft({ birthday: null })
      setStopped(true)
      return false
    }
    changeDraft({ birthday: chosen, refusal: null })
    return true
  }

  return (
    <OptionalStep
      step={6}
      place={place}
      title="生日"
      lead="默认只有你自己能看到，一生只能修改两次"
      onNext={take}
      onSkip={() => changeDraft({ birthday: null })}
    >
      <BirthdayField
        labelHidden
        value={chosen}
        error={error}
        onChange={(next) => {
          setChosen(next)
          setError(null)
        }}
      />
    </OptionalStep>
  )
}

function TooYoung({ place, onBack }: { place: RegisterPlace; onBack: () => void }) {
  return (
    <AccountFrame
      title="未满14周岁需监护人同意"
      lead={
        <>
          现在还不能注册。请监护人联系 <OperatorContact />
          ，同意后再来
        </>
      }
      progress={place.progress}
    >
      <div className="flex flex-col gap-3" role="alert">
        <LinkButton kind="ink" size="large" block href={paths.home()} onClick={dropRegistration}>
          回首页
        </LinkButton>
        <Button kind="line" size="large" block onClick={onBack}>
          生日选错了
        </Button>
      </div>
    </AccountFrame>
  )
}
