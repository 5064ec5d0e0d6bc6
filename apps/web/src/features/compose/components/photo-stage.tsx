import { Photo, postFrame, Rebate } from '@guangquan/ui'
import type { CSSProperties } from 'react'
import { exposureOf } from '../../../shared/pictures/exposure.ts'
import { withEdits } from '../photo-choices.ts'
import type { Frame } from '../photo-uploads.ts'
import { LocalPicture } from './local-picture.tsx'

interface PhotoStageProps {
  frame: Frame
  /** From 0. */
  place: number
}

/** The chosen photograph, whole, at most 60 % of the window high. */
export function PhotoStage({ frame, place }: PhotoStageProps) {
  const { uploaded } = frame
  return (
    <figure className="compose-preview">
      {uploaded === null ? (
        <LocalPicture src={frame.preview}>
          <p className="compose-preview-missing">
            {frame.state === 'failed' ? '这张没有传好' : '传好后在这里显示'}
          </p>
        </LocalPicture>
      ) : (
        <Photo
          photo={{ ...uploaded, url480: uploaded.fileUrl, url1080: uploaded.fileUrl }}
          alt={frame.alt}
          sizes="(min-width: 1280px) 900px, 100vw"
          eager
          style={ratioOf(uploaded)}
        />
      )}
      <Rebate
        frame={postFrame(place + 1)}
        postId={frame.key}
        exposure={uploaded === null ? {} : exposureOf(withEdits(uploaded.exif, frame.exifEdits))}
      />
    </figure>
  )
}

function ratioOf(size: { width: number; height: number }): CSSProperties & Record<`--${string}`, number> {
  return { '--ratio': size.width / size.height }
}
