import type { OwnInfo } from '@guangquan/contract'
import { phoneCooldownMs } from '@guangquan/rules/people/profile-changes'
import { Button } from '@guangquan/ui'
import { useState } from 'react'
import { api, client } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { Navigate } from '../../../platform/routing/link.tsx'
import { Locked } from '../components/locked.tsx'
import { LostPhone } from '../components/lost-phone.tsx'
import { NewContactForm } from '../components/new-contact-form.tsx'
import { ProveSelf } from '../components/prove-self.tsx'
import { StepDone, StepFrame } from '../components/step-frame.tsx'
import { useRefreshOwn, WithOwn } from '../own-info.tsx'
import { dayAfter, dayText, spacedPhone } from '../own-words.ts'
import { useStep, useStepWays } from '../use-step.ts'

/** 修改手机: prove identity, enter the new number with its code, done. */
export default function PhonePage() {
  const step = useStep('phone')
  const steps = useStepWays('phone')
  const refreshOwn = useRefreshOwn()
  if (step === undefined) return <Navigate to={ownPaths.settingStep('phone')} replace />
  return (
    <WithOwn>
      {(own) => (
        <StepFrame
          what="phone"
          step={step}
          title={own.phoneMasked === null ? '绑定手机号' : '修改手机号'}
          lead={
            own.phoneMasked === null
              ? '为符合实名要求，发布和评论前要绑定手机号'
              : leadOf(own.phoneMasked, own.nextPhoneTime !== null)
          }
        >
          {step === 1 ? <ProveForPhone own={own} onProved={steps.proved} /> : null}
          {step === 2 ? (
            <NewContactForm
              channel="phone"
              captchaType={5}
              submitLabel="完成"
              what="phone"
              onContact={async (newPhone, phoneCode) => {
                const input = { newPhone, phoneCode }
                await steps.change(
                  input,
                  (proof) => client.call(api.UserInfo.ChangePhone, { ...input, ...proof }),
                  own.phoneMasked === null ? '手机号已绑定' : '手机号已更换，其他设备都已退出登录',
                )
                await refreshOwn()
              }}
            />
          ) : null}
          {step === 3 ? <StepDone /> : null}
        </StepFrame>
      )}
    </WithOwn>
  )
}

function leadOf(phone: string, locked: boolean): string {
  const lead = `现在绑定的是 ${spacedPhone(phone)}，每 30 天能换一次`
  return locked ? lead : `${lead}；现在更换，${dayAfter(phoneCooldownMs)} 后才能再换`
}

function ProveForPhone({ own, onProved }: { own: OwnInfo; onProved: (ticket: string) => void }) {
  const [lost, setLost] = useState(false)
  if (own.phoneMasked === null) {
    return <ProveSelf own={own} ways={{ password: true, email: 1100 }} onProved={onProved} />
  }
  if (own.nextPhoneTime !== null) {
    return (
      <Locked value={spacedPhone(own.phoneMasked)} reason={`${dayText(own.nextPhoneTime)} 后可以再次更换`} />
    )
  }
  if (lost) return <LostPhone own={own} onProved={onProved} onBack={() => setLost(false)} />
  return (
    <>
      <ProveSelf own={own} ways={{ phone: 5 }} onProved={onProved} />
      <Button kind="text" size="small" className="mt-4 -ml-2" onClick={() => setLost(true)}>
        旧号已停用
      </Button>
    </>
  )
}
