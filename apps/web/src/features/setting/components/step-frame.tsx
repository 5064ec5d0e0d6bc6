import { redirectDelayMs } from '@guangquan/contract/limits'
import { LinkButton, Stepper, useStore } from '@guangquan/ui'
import { CheckCircleIcon } from '@guangquan/ui/icons'
import { useEffect, type ReactNode } from 'react'
import { ownPaths, type SteppedSetting } from '../../../platform/own-paths.ts'
import { useNavigate, useSearchParams } from '../../../platform/routing/hooks.ts'
import { safeRedirect } from '../../../platform/routing/safe-redirect.ts'
import { usePageTitle } from '../../../shared/page/page-bar.tsx'
import { dropTicket, stepDraft } from '../step-draft.ts'
import { SettingFrame, SettingPanel } from './setting-frame.tsx'

const lastSteps = {
  phone: '新手机号',
  email: '新邮箱',
  password: '新密码',
} as const satisfies Record<SteppedSetting, string>

interface StepFrameProps {
  what: SteppedSetting
  step: 1 | 2 | 3
  title: string
  lead?: ReactNode
  children: ReactNode
}

/** One of three steps: prove identity, enter the new value, done. */
export function StepFrame({ what, step, title, lead, children }: StepFrameProps) {
  usePageTitle(title)
  const steps = [{ label: '验证身份' }, { label: lastSteps[what] }, { label: '完成' }]
  return (
    <SettingFrame title={title} lead={lead}>
      <SettingPanel>
        <div className="setting-steps">
          <Stepper label={`${title}的步骤`} steps={steps} current={step === 3 ? 3 : step - 1} />
        </div>
        {children}
      </SettingPanel>
    </SettingFrame>
  )
}

/**
 * The last step: what has changed, with a link back; returns automatically to the page that was left for this setting.
 */
export function StepDone() {
  const { done } = useStore(stepDraft)
  const navigate = useNavigate()
  const redirect = useSearchParams()[0].get('redirect')
  const target = redirect === null ? null : safeRedirect(redirect)
  useEffect(dropTicket, [])
  useEffect(() => {
    if (target === null) return
    const timer = setTimeout(() => navigate(target, { replace: true }), redirectDelayMs)
    return () => clearTimeout(timer)
  }, [navigate, target])
  return (
    <div className="setting-done" role="status">
      <CheckCircleIcon weight="fill" size={48} className="text-success" />
      <p>{done}</p>
      <LinkButton kind="lit" href={target ?? ownPaths.setting()}>
        {target === null ? '回到设置' : '回到刚才的页面'}
      </LinkButton>
    </div>
  )
}
