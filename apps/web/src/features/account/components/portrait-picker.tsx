import '../account.css'
import { Avatar, Button } from '@guangquan/ui'
import type { ReactNode } from 'react'
import { portraitRule } from '../../../shared/crop/cut-picture.ts'
import { PicturePicker } from '../../../shared/crop/picture-picker.tsx'
import { useObjectUrl } from '../../../shared/pictures/use-object-url.ts'

/** Chooses, crops and shows an avatar; without one the default is used. */
export function PortraitPicker({
  portrait,
  placeholder = '',
  isLost = false,
  more = null,
  onChange,
}: {
  portrait: Blob | null
  /** URL of the current avatar, or of the one used when none is chosen. */
  placeholder?: string
  /** An avatar was chosen before the page was reloaded; pictures are not stored. */
  isLost?: boolean
  /** Shown beside the button while nothing is chosen. */
  more?: ReactNode
  onChange: (portrait: Blob | null) => void
}) {
  const url = useObjectUrl(portrait)
  return (
    <div className="portrait">
      <Avatar src={url ?? (placeholder === '' ? null : placeholder)} size={112} />
      <div>
        <p className="text-small text-ink-3">JPEG、PNG 或 WebP，最大 5 MB</p>
        {isLost ? (
          <p role="status" className="mt-1 text-small">
            页面重新加载过，之前选的头像没有留下，请再选一次
          </p>
        ) : null}
        <PicturePicker
          name="头像"
          aspect={1}
          rule={portraitRule}
          round
          chooseLabel={portrait === null ? '选择头像' : '换一张'}
          more={
            portrait === null ? (
              more
            ) : (
              <Button kind="text" size="small" onClick={() => onChange(null)}>
                {placeholder === '' ? '用默认头像' : '用原来的'}
              </Button>
            )
          }
          onChange={onChange}
        />
      </div>
    </div>
  )
}
