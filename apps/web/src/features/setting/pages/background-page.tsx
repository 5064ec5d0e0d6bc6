import type { OwnInfo } from '@guangquan/contract'
import { backgroundPx } from '@guangquan/contract/member/member.limits'
import { Button, confirm, showToast } from '@guangquan/ui'
import { ImageIcon } from '@guangquan/ui/icons'
import { useState } from 'react'
import type { CutRule } from '../../../shared/crop/cut-picture.ts'
import { PicturePicker } from '../../../shared/crop/picture-picker.tsx'
import { useObjectUrl } from '../../../shared/pictures/use-object-url.ts'
import { SaveError } from '../components/save-error.tsx'
import { SettingForm } from '../components/setting-form.tsx'
import { SettingFrame, SettingPanel } from '../components/setting-frame.tsx'
import { useSaveOwn, WithOwn } from '../own-info.tsx'
import { useSavePicture } from '../use-save-picture.ts'
import { sentenceOf } from '../../../shared/posts/sentence-of.ts'

const rule: CutRule = { min: backgroundPx, maxWidth: 2400, maxMB: 10 }

/** 修改背景. */
export default function BackgroundPage() {
  return (
    <SettingFrame title="主页背景" lead={`裁成 3:1，至少 ${backgroundPx.width}×${backgroundPx.height} 像素`}>
      <WithOwn>
        {(own) => (
          <SettingPanel>
            <BackgroundForm own={own} />
          </SettingPanel>
        )}
      </WithOwn>
    </SettingFrame>
  )
}

function BackgroundForm({ own }: { own: OwnInfo }) {
  const [chosen, setChosen] = useState<Blob | null>(null)
  const [error, setError] = useState<string | null>(null)
  const url = useObjectUrl(chosen) ?? own.backgroundDenseUrl
  const savePicture = useSavePicture('background')
  const save = useSaveOwn()

  async function remove() {
    const requested = await confirm({ title: '移除主页背景？', text: '主页会改为显示你最新的照片。' })
    if (!requested) return
    try {
      await save({ background: null })
      showToast('背景已移除')
    } catch (failure) {
      setError(sentenceOf(failure))
    }
  }

  return (
    <SettingForm
      wide
      dirty={chosen !== null}
      busyLabel="正在上传"
      done="背景已更新"
      onRefused={setError}
      onSave={async () => {
        if (chosen === null) return false
        await savePicture(chosen)
        return true
      }}
    >
      <div>
        <div className="setting-background">
          {url === null ? (
            <ImageIcon size={32} className="m-auto h-full text-ink-3" />
          ) : (
            <img src={url} alt="主页背景" />
          )}
        </div>
        <p className="mt-3 text-small text-ink-3">
          {own.backgroundUrl === null && chosen === null ? '还没有设置，主页显示你最新的照片。' : ''}
          JPEG、PNG 或 WebP，最大 {rule.maxMB} MB
        </p>
        <PicturePicker
          name="背景"
          aspect={3}
          rule={rule}
          chooseLabel={url === null ? '选择图片' : '换一张'}
          more={
            chosen !== null ? (
              <Button kind="text" size="small" onClick={() => setChosen(null)}>
                用原来的
              </Button>
            ) : own.backgroundUrl === null ? null : (
              <Button kind="text" size="small" onClick={() => void remove()}>
                移除背景
              </Button>
            )
          }
          onChange={(cut) => {
            setChosen(cut)
            setError(null)
          }}
        />
      </div>
      <SaveError sentence={error} />
    </SettingForm>
  )
}
