import type { StoredUserInfo } from '@guangquan/contract'
import { Iris, LinkButton, UiLink } from '@guangquan/ui'
import { CaretRightIcon, ImageIcon, UserIcon, UserPlusIcon } from '@guangquan/ui/icons'
import { useEffect } from 'react'
import { paths } from '../../../platform/paths.ts'
import { changeDraft, endRegistration, useRegisterDraft } from '../register/draft.ts'
import { saveChoices } from '../register/save-choices.ts'
import { savePortrait } from '../save-portrait.ts'
import { AccountFrame } from './account-frame.tsx'
import { PendingSave } from './pending-save.tsx'
import { WelcomePresent } from './welcome-present.tsx'

const tasks = [
  { label: '发布第一张照片', help: '相机和镜头会自动认出来', href: paths.release(), icon: ImageIcon },
  { label: '关注几位摄影师', help: '在照片墙上找喜欢的人', href: paths.photoWall(), icon: UserPlusIcon },
  { label: '看看你的主页', help: '作品会挂在这里', href: paths.user(), icon: UserIcon },
] as const

/** 注册完成: the first page after registration. Saves the parts that are not saved yet. */
export function Welcome({ user, target }: { user: StoredUserInfo; target: string }) {
  const { headPic, afterwards } = useRegisterDraft()
  useEffect(() => {
    if (!afterwards) endRegistration()
  }, [afterwards])

  return (
    <AccountFrame title={`欢迎，${user.nickName}`} lead="你从 f/22 开始，光圈会随着作品一档一档打开">
      <Iris open={0.06} lit size={72} className="mb-8" />
      {afterwards ? (
        <PendingSave
          name="水平和主题"
          save={saveChoices}
          onSaved={() => changeDraft({ afterwards: false })}
        />
      ) : null}
      {headPic === null ? null : (
        <PendingSave
          name="头像"
          save={() => savePortrait(headPic)}
          onSaved={() => changeDraft({ headPic: null })}
        />
      )}
      <WelcomePresent />
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
