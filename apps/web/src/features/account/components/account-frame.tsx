import '../account.css'
import { Iris, Rebate, UiLink } from '@guangquan/ui'
import { ArrowLeftIcon } from '@guangquan/ui/icons'
import type { ReactNode } from 'react'
import { boot } from '../../../platform/boot.ts'
import { paths } from '../../../platform/paths.ts'
import { OperatorContact } from './operator-contact.tsx'

const exposure = {
  camera: '澄光 C1',
  lens: 'CL 24-70mm f/2.8',
  focalLength: 35,
  fNumber: 8,
  exposureTime: '1/320',
  iso: 100,
}

interface AccountFrameProps {
  title: string
  /** One line below the title. */
  lead?: ReactNode
  /** Alternatives for the same purpose, between title and form. */
  tabs?: ReactNode
  /** Target of 上一步. */
  back?: string | undefined
  /** Target of 跳过. */
  skip?: string | undefined
  /** Clears the input of this step before 跳过 leaves it. */
  onSkip?: (() => void) | undefined
  /** Current step and number of steps. */
  progress?: { step: number; of: number }
  children: ReactNode
}

/** Frame of sign-in and registration: a photograph beside the form on wide screens, the form alone on narrow ones. */
export function AccountFrame({
  title,
  lead,
  tabs,
  back,
  skip,
  onSkip,
  progress,
  children,
}: AccountFrameProps) {
  return (
    <div className="account">
      <div className="account-picture">
        <img src="/img/login.webp" alt="" width={1600} height={1067} />
        <BrandLink className="account-brand-on-photo" />
        <Rebate frame="03" exposure={exposure} postId="login" />
      </div>
      <div className="account-side">
        <BrandLink className="account-brand" />
        <section className="account-form">
          {progress === undefined ? null : (
            <progress
              className="account-progress"
              aria-label={`第 ${progress.step} 步，共 ${progress.of} 步`}
              value={progress.step}
              max={progress.of}
            />
          )}
          {back === undefined && skip === undefined ? null : (
            <div className="account-steps">
              {back === undefined ? (
                <span />
              ) : (
                <UiLink href={back} className="account-step">
                  <ArrowLeftIcon size={18} />
                  上一步
                </UiLink>
              )}
              {skip === undefined ? null : (
                <UiLink href={skip} className="account-step" onClick={onSkip}>
                  跳过
                </UiLink>
              )}
            </div>
          )}
          <h1 className="text-h2 font-semibold">{title}</h1>
          {lead === undefined ? null : <p className="mt-1 text-ink-2">{lead}</p>}
          {tabs === undefined ? null : <div className="mt-5">{tabs}</div>}
          <div className={tabs === undefined ? 'mt-8' : 'mt-6'}>{children}</div>
          {progress === undefined ? null : (
            <p className="account-contact">
              遇到问题？联系 <OperatorContact />
            </p>
          )}
        </section>
      </div>
    </div>
  )
}

function BrandLink({ className }: { className: string }) {
  const { communityName } = boot.settings
  return (
    <UiLink href={paths.home()} className={`ui-logo ${className}`} aria-label={`${communityName}首页`}>
      <Iris open={0.5} size={28} lit={className === 'account-brand'} />
      {communityName}
    </UiLink>
  )
}
