import { Avatar, Button } from '@guangquan/ui'
import { lazy, Suspense, useRef, useState } from 'react'
import { loadChunk } from '../../../app/load-chunk.ts'
import { portraitTypes, refusePortrait } from '../cut-portrait.ts'
import { useObjectUrl } from '../use-object-url.ts'

const CropDialog = lazy(async () => {
  const { CropDialog } = await loadChunk(() => import('./crop-dialog.tsx'))
  return { default: CropDialog }
})

/** Chooses, cuts and shows a portrait; leaving it out keeps the default one. */
export function PortraitPicker({
  portrait,
  standIn = '',
  onChange,
}: {
  portrait: Blob | null
  /** Address of the picture the account gets when none is chosen. */
  standIn?: string
  onChange: (portrait: Blob | null) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<File>()
  const [error, setError] = useState<string | null>(null)
  const url = useObjectUrl(portrait)

  async function choose(file: File | undefined) {
    if (file === undefined) return
    const refusal = await refusePortrait(file)
    setError(refusal)
    if (refusal === null) setChosen(file)
  }

  return (
    <div className="portrait">
      <Avatar src={url ?? (standIn === '' ? null : standIn)} size={112} />
      <div>
        <p className="text-small text-ink-3">JPEG、PNG 或 WebP，最大 5 MB</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button kind="line" size="small" onClick={() => input.current?.click()}>
            {portrait === null ? '选择头像' : '换一张'}
          </Button>
          {portrait === null ? null : (
            <Button kind="text" size="small" onClick={() => onChange(null)}>
              {standIn === '' ? '用默认头像' : '用原来的'}
            </Button>
          )}
        </div>
        {error === null ? null : (
          <p role="alert" className="mt-2 text-small text-danger">
            {error}
          </p>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept={portraitTypes.join(',')}
        className="hidden"
        aria-label="头像文件"
        onChange={({ target }) => {
          void choose(target.files?.[0])
          // Choosing the same file again must count as a choice.
          target.value = ''
        }}
      />
      {chosen === undefined ? null : (
        <Suspense>
          <CropDialog
            file={chosen}
            onClose={() => setChosen(undefined)}
            onCut={(cut) => {
              onChange(cut)
              setChosen(undefined)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
