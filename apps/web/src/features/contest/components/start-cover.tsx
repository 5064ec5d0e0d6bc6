import { contestBounds } from '@guangquan/contract/contest/contest.words'
import { useTypes } from '@guangquan/contract/media/file-upload.service'
import { Button, Field } from '@guangquan/ui'
import { loadChunk } from '../../../platform/load-chunk.ts'
import { CoverField } from '../../../shared/crop/cover-field.tsx'

const { width, height, megabytes } = contestBounds.cover

interface StartCoverProps {
  /** Empty without a cover. */
  url: string
  error: string | null
  onChange: (cover: { fileId: string; url: string }) => void
}

/** The optional cover of a contest that a member starts. */
export function StartCover({ url, error, onChange }: StartCoverProps) {
  return (
    <Field
      className="contest-start-cover"
      label="封面"
      group
      optional
      hint={`横向 16:9，至少 ${width}×${height}，显示在列表和影赛页上`}
      error={error}
    >
      <CoverField
        name="影赛封面"
        url={url}
        least={{ width, height }}
        maxMB={megabytes}
        error={null}
        more={
          url === '' ? null : (
            <Button kind="text" size="small" onClick={() => onChange({ fileId: '', url: '' })}>
              不要封面
            </Button>
          )
        }
        upload={async (file) => {
          const { uploadFile } = await loadChunk(() => import('../../compose/index.ts'))
          return uploadFile(file, {
            useType: useTypes.matchCover,
            signal: new AbortController().signal,
            onProgress: () => undefined,
          })
        }}
        onChange={onChange}
      />
    </Field>
  )
}
