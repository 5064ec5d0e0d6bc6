import { Button, Iris, IrisLoader, LinkButton, UiLink } from '@guangquan/ui'
import { CaretRightIcon, ImageIcon, UserIcon, UserPlusIcon } from '@guangquan/ui/icons'
import { useEffect, useState } from 'react'
import { Navigate } from '../../../app/routing/link.tsx'
import { paths } from '../../../app/paths.ts'
import { useSession } from '../../../app/session.ts'
import { AccountFrame } from '../components/account-frame.tsx'
import { endRegistration, useRegisterDraft } from '../register-draft.ts'
import { savePortrait } from '../save-portrait.ts'
import { sentenceOf } from '../sentence-of.ts'
import { useRedirect } from '../use-redirect.ts'

const tasks = [
  { label: '发布第一张照片', help: '相机和镜头会自动认出来', href: paths.release(), icon: ImageIcon },
  { label: '关注几位摄影师', help: '在照片墙上找喜欢的人', href: paths.photoWall(), icon: UserPlusIcon },
  { label: '看看你的主页', help: '作品会挂在这里', href: paths.user(), icon: UserIcon },
] as const

/** 注册完成: the newcomer's first view. */
export default function RegisterDonePage() {
  const { redirect, target } = useRedirect()
  const user = useSession((state) => state.user)
  useEffect(() => {
    if (user !== null) endRegistration()
  }, [user])
  if (user === null) return <Navigate to={paths.register(4, redirect)} replace />
  return (
    <AccountFrame title={`欢迎，${user.nickName}`} lead="你从 f/22 开始，光圈会随着作品一档一档打开">
      <Iris open={0.06} lit size={72} className="mb-8" />
      <PortraitOnItsWay />
      <h2 className="text-h4 font-semibold">先做这三件事</h2>
      <ul className="first-tasks">
        {tasks.map(({ label, help, href, icon: Icon }) => (
          <li key={href}>
            <UiLink href={href} className="first-task">
              <Icon size={24} />
              <span className="flex-1">
                <span className="block font-semibold">{label}</span>
                <span className="block text-small text-ink-3">{help}</span>
              </span>
              <CaretRightIcon size={18} />
            </UiLink>
          </li>
        ))}
      </ul>
      <LinkButton kind="lit" size="large" block href={target}>
        {target === paths.home() ? '进入首页' : '回到刚才的页面'}
      </LinkButton>
    </AccountFrame>
  )
}

function PortraitOnItsWay() {
  const portrait = useRegisterDraft((draft) => draft.headPic)
  const change = useRegisterDraft((draft) => draft.change)
  const [error, setError] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (portrait === null) return
    let shown = true
    savePortrait(portrait).then(
      () => change({ headPic: null }),
      (failure: unknown) => {
        if (shown) setError(sentenceOf(failure))
      },
    )
    return () => {
      shown = false
    }
  }, [portrait, attempt, change])

  function retry() {
    setError(null)
    setAttempt(attempt + 1)
  }

  if (portrait === null) return null
  if (error === null) return <IrisLoader label="正在保存头像" className="mb-6" />
  return (
    <div role="alert" className="mb-6 flex items-center justify-between gap-4 text-small">
      <span className="text-danger">头像没有保存：{error}</span>
      <Button kind="line" size="small" onClick={retry}>
        重试
      </Button>
    </div>
  )
}
