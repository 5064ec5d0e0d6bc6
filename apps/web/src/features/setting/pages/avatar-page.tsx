import type { OwnInfo } from '@guangquan/contract'
import { defaultHeadPicUrl } from '@guangquan/contract/member/member.limits'
import { useState } from 'react'
import { PortraitPicker } from '../../account/index.ts'
import { SaveError } from '../components/save-error.tsx'
import { SettingForm } from '../components/setting-form.tsx'
import { ClearValue } from '../components/clear-value.tsx'
import { SettingFrame, SettingPanel } from '../components/setting-frame.tsx'
import { WithOwn } from '../own-info.tsx'
import { useSavePicture } from '../use-save-picture.ts'

/** 修改头像. */
export default function AvatarPage() {
  return (
    <SettingFrame title="头像" lead="裁成正方形，短边至少 200 像素">
      <WithOwn>
        {(own) => (
          <SettingPanel>
            <AvatarForm own={own} />
          </SettingPanel>
        )}
      </WithOwn>
    </SettingFrame>
  )
}

function AvatarForm({ own }: { own: OwnInfo }) {
  const [portrait, setPortrait] = useState<Blob | null>(null)
  const [error, setError] = useState<string | null>(null)
  const save = useSavePicture('avatar')
  return (
    <SettingForm
      dirty={portrait !== null}
      busyLabel="正在上传"
      done="头像已更新"
      onRefused={setError}
      onSave={async () => {
        if (portrait === null) return false
        await save(portrait)
        return true
      }}
    >
      <PortraitPicker
        portrait={portrait}
        placeholder={own.headPicUrl}
        more={
          own.headPicUrl === defaultHeadPicUrl ? null : (
            <ClearValue
              label="用默认头像"
              title="换回默认头像？"
              text="现在的头像会被删除。"
              change={{ headPic: null }}
              done="已换回默认头像"
            />
          )
        }
        onChange={(next) => {
          setPortrait(next)
          setError(null)
        }}
      />
      <SaveError sentence={error} />
    </SettingForm>
  )
}
