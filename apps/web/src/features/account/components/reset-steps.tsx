import { ApiError } from '@guangquan/client'
import { redirectDelayMs } from '@guangquan/contract/limits'
import { LinkButton, showToast, Tabs, TextLink, useStore } from '@guangquan/ui'
import { CheckCircleIcon } from '@guangquan/ui/icons'
import { useEffect, useRef } from 'react'
import { api, client } from '../../../platform/api.ts'
import { accountPaths } from '../../../platform/account-paths.ts'
import { paths } from '../../../platform/paths.ts'
import { useNavigate } from '../../../platform/routing/hooks.ts'
import { maskContact } from '../format-contact.ts'
import { ticketOfUnknown } from '../login-by-code.ts'
import { stepAfterProof } from '../register/check-registration.ts'
import { beginAsNewcomer } from '../register/draft.ts'
import { dropResetProof, finishReset, resetDraft, storeResetProof } from '../reset-draft.ts'
import type { CodeSending } from '../use-sent-code.ts'
import { AccountFrame } from './account-frame.tsx'
import { CodeEntry } from './code-entry.tsx'
import { ContactEntry } from './contact-entry.tsx'
import { NewPasswordForm } from './new-password-form.tsx'

interface StepProps {
  redirect: string | undefined
}

const stepCount = 4

/** 1: the account. The response is the same whether or not the account exists. */
export function ResetAccount({ codes, redirect }: StepProps & { codes: CodeSending }) {
  const navigate = useNavigate()
  const { channel } = codes
  const ways = [
    { id: 'phone', label: '用手机号', href: accountPaths.resetPassword('phone', 1, redirect) },
    { id: 'email', label: '用邮箱', href: accountPaths.resetPassword('email', 1, redirect) },
  ] as const
  return (
    <AccountFrame
      title="找回密码"
      lead="先验证是你本人，再设置新密码"
      progress={{ step: 1, of: stepCount }}
      tabs={<Tabs label="找回方式" items={ways} current={channel} />}
    >
      <ContactEntry
        channel={channel}
        initial={codes.sent?.to ?? ''}
        terms={false}
        onContact={async (to) => {
          await codes.sendUnlessFresh(to)
          navigate(accountPaths.resetPassword(channel, 2, redirect))
        }}
      />
      <div className="account-links">
        <TextLink href={accountPaths.loginPassword(redirect)}>想起来了，去登录</TextLink>
      </div>
    </AccountFrame>
  )
}

/** 2: the code. */
export function ResetCode({ codes, to, redirect }: StepProps & { codes: CodeSending; to: string }) {
  const navigate = useNavigate()
  const { channel } = codes

  async function take(code: string) {
    try {
      storeResetProof(channel, to, await codes.verify(to, code))
      navigate(accountPaths.resetPassword(channel, 3, redirect))
    } catch (error) {
      const ticket = ticketOfUnknown(error)
      if (ticket === undefined) throw error
      // The code proves ownership of the address, so registering needs no second one.
      beginAsNewcomer({ channel, contact: to }, { ticket, agreed: false })
      navigate(paths.register(await stepAfterProof(3), redirect))
    }
  }

  return (
    <AccountFrame
      title="输入验证码"
      lead={`如果 ${maskContact(to)} 有账号，会收到验证码`}
      back={accountPaths.resetPassword(channel, 1, redirect)}
      progress={{ step: 2, of: stepCount }}
    >
      <CodeEntry to={to} codes={codes} onCode={take} />
    </AccountFrame>
  )
}

/** 3: the new password. */
export function ResetSecret({ redirect }: StepProps) {
  const navigate = useNavigate()
  const { channel, to, ticket } = useStore(resetDraft)
  const requestId = useRef(crypto.randomUUID())

  async function take(newPassword: string) {
    try {
      await client.call(api.UserInfo.ResetPassword, {
        [channel]: to,
        ...(ticket === '' ? {} : { verifyTicket: ticket }),
        newPassword,
        requestId: requestId.current,
      })
    } catch (error) {
      if (!(error instanceof ApiError) || (error.kind !== 'Offline' && error.kind !== 'Timeout')) {
        requestId.current = crypto.randomUUID()
      }
      if (error instanceof ApiError && error.kind === 'TicketInvalid') {
        // Back on the first step, where a message next to the field would not be seen.
        showToast(error.message, 'error')
        dropResetProof()
      }
      throw error
    }
    finishReset()
    navigate(accountPaths.resetPassword(channel, 4, redirect), { replace: true })
  }

  return (
    <AccountFrame
      title="设置新密码"
      lead="至少 8 个字符，不能和最近 3 次用过的相同"
      progress={{ step: 3, of: stepCount }}
    >
      <NewPasswordForm
        account={to}
        label="新密码"
        submitLabel="确定"
        busyLabel="正在保存"
        onPassword={take}
      />
    </AccountFrame>
  )
}

/** 4: done, with the link to sign-in. */
export function ResetDone({ redirect }: StepProps) {
  const navigate = useNavigate()
  const login = accountPaths.loginPassword(redirect)

  useEffect(dropResetProof, [])
  useEffect(() => {
    const timer = setTimeout(() => navigate(login, { replace: true }), redirectDelayMs)
    return () => clearTimeout(timer)
  }, [navigate, login])

  return (
    <AccountFrame
      title="密码已更新"
      lead="所有设备都已退出，请用新密码登录"
      progress={{ step: 4, of: stepCount }}
    >
      <CheckCircleIcon weight="fill" size={48} className="mb-8 text-success" />
      <LinkButton kind="lit" size="large" block href={login}>
        去登录
      </LinkButton>
    </AccountFrame>
  )
}
