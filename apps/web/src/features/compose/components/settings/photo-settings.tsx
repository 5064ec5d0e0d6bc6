import { licences } from '@guangquan/contract/media/licences'
import { tiledFromLevel } from '@guangquan/contract/photo/photo.limits'
import { showToast } from '@guangquan/ui'
import { CameraIcon, PencilSimpleIcon, SealCheckIcon } from '@guangquan/ui/icons'
import { useQuery } from '@tanstack/react-query'
import { api, queries } from '../../../../platform/api.ts'
import { exposureOf } from '../../../../shared/pictures/exposure.ts'
import { passesGate } from '../../../../shared/sign-in/passes-gate.ts'
import { longField } from '../../draft-fields.ts'
import { withEdits } from '../../photo-choices.ts'
import type { FrameWords } from '../../pending-photos.ts'
import type { Frame, PhotoUploads } from '../../photo-uploads.ts'
import { ChoiceCard } from '../choice-card.tsx'
import { FrameFields } from '../frame-fields.tsx'
import { GearCard } from '../gear-card.tsx'
import { SettingGroup } from './setting-group.tsx'
import { SettingRow } from './setting-row.tsx'

interface PhotoSettingsProps {
  frame: Frame
  frames: readonly Frame[]
  uploads: PhotoUploads
  onChange: (change: Partial<FrameWords>) => void
}

/** 这一张: words, camera data and licence of the shown photograph; expanded parts stay expanded for the next one. */
export function PhotoSettings({ frame, frames, uploads, onChange }: PhotoSettingsProps) {
  const own = useQuery(queries.one(api.UserInfo.Get, {}))
  const { uploaded } = frame
  const place = frames.indexOf(frame)
  return (
    <SettingGroup title="这一张" {...(frames.length > 1 ? { note: `第 ${place + 1} 张` } : {})}>
      <SettingRow
        icon={<PencilSimpleIcon size={20} />}
        label="标题与描述"
        value={frame.title || frame.alt || '选填'}
        isWrong={longField('', [{ ...frame, exifEdits: {} }]) !== ''}
      >
        <FrameFields key={frame.key} frame={frame} place={place} onChange={onChange} />
      </SettingRow>
      {uploaded === null ? null : (
        <>
          <SettingRow icon={<CameraIcon size={20} />} label="拍摄信息" value={gearText(frame)}>
            <GearCard
              key={frame.key}
              exif={uploaded.exif}
              edits={frame.exifEdits}
              hidden={frame.exifHidden}
              onHiddenChange={(exifHidden) => onChange({ exifHidden })}
              onEdit={(exifEdits) => onChange({ exifEdits })}
            />
          </SettingRow>
          <SettingRow icon={<SealCheckIcon size={20} />} label="许可与水印" value={rightsText(frame)}>
            <ChoiceCard
              key={frame.key}
              choices={frame}
              hasTime={uploaded.exif.shotDate !== null}
              mayTile={passesGate(own.data?.unlockLevel, tiledFromLevel)}
              several={frames.length > 1}
              onChange={onChange}
              onAll={() => {
                uploads.spread(frame.key)
                showToast('已用到全部照片')
              }}
            />
          </SettingRow>
        </>
      )}
    </SettingGroup>
  )
}

function gearText({ uploaded, exifEdits }: Frame): string {
  if (uploaded === null) return ''
  const { camera, lens } = exposureOf(withEdits(uploaded.exif, exifEdits))
  return camera ?? lens ?? '可以手动填写'
}

function rightsText({ licence, watermark }: Frame): string {
  return watermark === 0 ? licences[licence].name : `${licences[licence].name}　水印`
}
