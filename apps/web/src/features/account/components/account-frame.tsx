import '../account.css'
import { Iris, Rebate, UiLink } from '@guangquan/ui'
import { ArrowLeftIcon } from '@guangquan/ui/icons'
import type { ReactNode } from 'react'
import { boot } from '../../../app/boot.ts'
import { paths } from '../../../app/paths.ts'

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
  /** 上一步. */
  back?: string
  /** Place and number of the steps of a longer form. */
  progress?: { step: number; of: number }
  children: ReactNode
}

/** Sign-in and registration: a photograph with its rebate beside the form where there is room, the form alone elsewhere. */
export function AccountFrame({ title, lead, back, progress, children }: AccountFrameProps) {
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
          {back === undefined ? null : (
            <UiLink href={back} className="account-back">
              <ArrowLeftIcon size={18} />
              上一步
            </UiLink>
          )}
          <h1 className="text-h2 font-semibold">{title}</h1>
          {lead === undefined ? null : <p className="mt-1 text-ink-2">{lead}</p>}
          <div className="mt-8">{children}</div>
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
