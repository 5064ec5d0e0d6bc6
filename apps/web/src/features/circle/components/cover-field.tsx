import { circleLimits } from '@guangquan/contract/circle/circle.words'
import { useTypes } from '@guangquan/contract/media/file-upload.service'
import { loadChunk } from '../../../platform/load-chunk.ts'
import { CoverField as PictureField } from '../../../shared/crop/cover-field.tsx'

const { width, height, megabytes } = circleLimits.cover

interface CoverFieldProps {
  url: string
  error: string | null
  onChange: (cover: { fileId: string; url: string }) => void
}

/** The cover of a circle: chosen, cropped to 16:9 and uploaded. */
export function CoverField({ url, error, onChange }: CoverFieldProps) {
  return (
    <PictureField
      name="圈子封面"
      url={url}
      least={{ width, height }}
      maxMB={megabytes}
      error={error}
      upload={async (file) => {
        const { uploadFile } = await loadChunk(() => import('../../compose/index.ts'))
        return uploadFile(file, {
          useType: useTypes.circleCover,
          signal: new AbortController().signal,
          onProgress: () => undefined,
        })
      }}
      onChange={onChange}
    />
  )
}
