import { inviteCode } from '@guangquan/contract/shapes/identity'
import { Tabs, TextLink } from '@guangquan/ui'
import { useEffect, useId } from 'react'
import { paths } from '../../../platform/paths.ts'
import { useSearchParams } from '../../../platform/routing/hooks.ts'
import { Navigate } from '../../../platform/routing/link.tsx'
import { AccountFrame } from '../components/account-frame.tsx'
import { OtherWays } from '../components/other-ways.tsx'
import { RegisterContact } from '../components/register-contact.tsx'
import { changeDraft, useRegisterDraft } from '../register/draft.ts'
import { useRegisterStep } from '../register/use-register-step.ts'

const tabs = [
  { id: 'phone', label: '手机号注册' },
  { id: 'email', label: '邮箱注册' },
] as const

/** 注册, step 1: the phone number or e-mail address. `inviteUserCode` of the address is stored for the last step. */
export default function RegisterContactPage() {
  const { elsewhere, redirect, progress, refusal } = useRegisterStep(1)
  const { channel } = useRegisterDraft()
  const panelId = useId()
  const invited = inviteCode.safeParse(useSearchParams()[0].get('inviteUserCode') ?? '').data ?? ''

  useEffect(() => {
    if (invited !== '') changeDraft({ inviteUserCode: invited })
  }, [invited])

  if (elsewhere !== undefined) return <Navigate to={elsewhere} replace />
  return (
    <AccountFrame
      title={channel === 'phone' ? '手机号注册' : '邮箱注册'}
      lead={
        <>
          已经有账号？<TextLink href={paths.login(redirect)}>直接登录</TextLink>
        </>
      }
      progress={progress}
      tabs={
        <Tabs
          label="注册方式"
          items={tabs.map((one) => (one.id === channel ? { ...one, panelId } : one))}
          current={channel}
          onChange={(next) => changeDraft({ channel: next, refusal: null })}
        />
      }
    >
      <div id={panelId} role="tabpanel" aria-labelledby={`${panelId}-tab`}>
        <RegisterContact key={channel} channel={channel} redirect={redirect} refusal={refusal} />
      </div>
      <OtherWays redirect={redirect} />
    </AccountFrame>
  )
}
