import type { ReactNode } from 'react'
import { api, client } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { Navigate } from '../../../platform/routing/link.tsx'
import { NewPasswordForm } from '../../account/index.ts'
import { ProveSelf } from '../components/prove-self.tsx'
import { StepDone, StepFrame } from '../components/step-frame.tsx'
import { useRefreshOwn, WithOwn } from '../own-info.tsx'
import { useStepWarning } from '../use-step-warning.ts'
import { useStep, useStepWays } from '../use-step.ts'

const ways = { password: true, phone: 4, email: 4 } as const

/** 修改密码: prove identity, enter the new password, done. */
export default function PasswordPage() {
  const step = useStep('password')
  const steps = useStepWays('password')
  const refreshOwn = useRefreshOwn()
  if (step === undefined) return <Navigate to={ownPaths.settingStep('password')} replace />
  return (
    <WithOwn>
      {(own) => (
        <StepFrame
          what="password"
          step={step}
          title={own.hasPassword ? '修改密码' : '设置密码'}
          lead="至少 8 个字符，不能和最近 3 次用过的相同"
        >
          {step === 1 ? <ProveSelf own={own} ways={ways} onProved={steps.proved} /> : null}
          {step === 2 ? (
            <Guarded>
              <NewPasswordForm
                account={own.userName ?? ''}
                nickName={own.nickName}
                label="新密码"
                submitLabel="完成"
                busyLabel="正在保存"
                onPassword={async (newPassword) => {
                  const input = { newPassword }
                  await steps.change(
                    input,
                    (proof) => client.call(api.UserInfo.ModifyPassword, { ...input, ...proof }),
                    own.hasPassword ? '密码已更新，其他设备都已退出登录' : '密码已设置',
                  )
                  await refreshOwn()
                }}
              />
            </Guarded>
          ) : null}
          {step === 3 ? <StepDone /> : null}
        </StepFrame>
      )}
    </WithOwn>
  )
}

function Guarded({ children }: { children: ReactNode }) {
  useStepWarning('password', true)
  return <div className="setting-form">{children}</div>
}
