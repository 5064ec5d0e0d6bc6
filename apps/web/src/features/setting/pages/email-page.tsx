import { api, client } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { Navigate } from '../../../platform/routing/link.tsx'
import { NewContactForm } from '../components/new-contact-form.tsx'
import { ProveSelf } from '../components/prove-self.tsx'
import { StepDone, StepFrame } from '../components/step-frame.tsx'
import { useRefreshOwn, WithOwn } from '../own-info.tsx'
import { useStep, useStepWays } from '../use-step.ts'

const ways = { password: true, phone: 1100, email: 1100 } as const
/** 修改邮箱: prove identity, enter the new address with its code, done. */
export default function EmailPage() {
  const step = useStep('email')
  const steps = useStepWays('email')
  const refreshOwn = useRefreshOwn()
  if (step === undefined) return <Navigate to={ownPaths.settingStep('email')} replace />
  return (
    <WithOwn>
      {(own) => (
        <StepFrame
          what="email"
          step={step}
          title={own.emailMasked === null ? '绑定邮箱' : '修改邮箱'}
          lead={own.emailMasked === null ? '可以用它登录和找回密码' : `现在绑定的是 ${own.emailMasked}`}
        >
          {step === 1 ? <ProveSelf own={own} ways={ways} onProved={steps.proved} /> : null}
          {step === 2 ? (
            <NewContactForm
              channel="email"
              captchaType={1100}
              submitLabel="完成"
              what="email"
              onContact={async (newEmail, captchaNum) => {
                const method = own.emailMasked === null ? api.UserInfo.BindEmail : api.UserInfo.ChangeEmail
                const input = { newEmail, captchaNum }
                const sentence = own.emailMasked === null ? '邮箱已绑定' : '邮箱已更换，其他设备都已退出登录'
                await steps.change(input, (proof) => client.call(method, { ...input, ...proof }), sentence)
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
