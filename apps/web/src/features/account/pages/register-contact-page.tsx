import { inviteCode } from '@guangquan/contract/account/identity.shapes'
import { Tabs, TextLink } from '@guangquan/ui'
import { useEffect, useId, useState } from 'react'
import { paths } from '../../../platform/paths.ts'
import { useSearchParams } from '../../../platform/routing/hooks.ts'
import { Navigate } from '../../../platform/routing/link.tsx'
import { AccountFrame } from '../components/account-frame.tsx'
import { Invited } from '../components/invited.tsx'
import { LeftRegistration } from '../components/left-registration.tsx'
import { OtherWays } from '../components/other-ways.tsx'
import { RegisterContact } from '../components/register-contact.tsx'
import { changeDraft, contactOf, isBegun, registerDraft, useRegisterDraft } from '../register/draft.ts'
import { useRegisterStep } from '../register/use-register-step.ts'
import { typedContact } from '../typed-contact.ts'
import { formatPhone } from '../format-phone.ts'

const tabs = [
  { id: 'phone', label: '手机号注册' },
  { id: 'email', label: '邮箱注册' },
] as const

/** 注册, step 1: the phone number or e-mail address. `inviteUserCode` of the address is stored for the last step. */
export default function RegisterContactPage() {
  const { elsewhere, redirect, progress, refusal } = useRegisterStep(1)
  const draft = useRegisterDraft()
  const [channel, setChannel] = useState(draft.channel)
  // Input typed on this page just now need not be offered for continuation.
  const [isLeft] = useState(
    () => isBegun(draft) && formatPhone(contactOf(draft)) !== formatPhone(typedContact(channel)),
  )
  const panelId = useId()
  const invited = inviteCode.safeParse(useSearchParams()[0].get('inviteUserCode') ?? '').data ?? ''

  useEffect(() => {
    // An unfinished registration may belong to another person.
    if (invited !== '' && !isBegun(registerDraft.get())) changeDraft({ inviteUserCode: invited })
  }, [invited])

  if (elsewhere !== undefined) return <Navigate to={elsewhere} replace />
  return (
    <AccountFrame
      title={channel === 'phone' ? '手机号注册' : '邮箱注册'}
      lead={
        <>
          {invited === '' ? null : <Invited code={invited} />}
          已经有账号？<TextLink href={paths.login(redirect)}>直接登录</TextLink>
        </>
      }
      progress={progress}
      tabs={
        <Tabs
          label="注册方式"
          items={tabs.map((one) => (one.id === channel ? { ...one, panelId } : one))}
          current={channel}
          onChange={(next) => {
            setChannel(next)
            changeDraft({ refusal: null })
          }}
        />
      }
    >
      {isLeft && isBegun(draft) ? <LeftRegistration redirect={redirect} invited={invited} /> : null}
      <div id={panelId} role="tabpanel" aria-labelledby={`${panelId}-tab`}>
        <RegisterContact
          key={channel}
          channel={channel}
          redirect={redirect}
          refusal={refusal}
          invited={invited}
        />
      </div>
      <OtherWays redirect={redirect} withWechat />
    </AccountFrame>
  )
}
