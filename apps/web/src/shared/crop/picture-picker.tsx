import { Button } from '@guangquan/ui'
import { useRef, useState, type ReactNode } from 'react'
import { FileInput } from '../pictures/file-input.tsx'
import { CropDialog } from './crop-part.ts'
import { cutTypes, refusePicture, type CutRule } from './cut-picture.ts'

interface PicturePickerProps {
  /** What is chosen: 头像, 背景. */
  name: string
  /** Width divided by height. */
  aspect: number
  rule: CutRule
  round?: boolean
  chooseLabel: string
  /** Additional buttons in the row. */
  more?: ReactNode
  onChange: (picture: Blob) => void
}

/** A button that chooses a file, crops it, and shows errors. */
export function PicturePicker(props: PicturePickerProps) {
  const { name, aspect, rule, round, chooseLabel, more, onChange } = props
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<File>()
  const [error, setError] = useState<string | null>(null)

  async function choose(file: File | undefined) {
    if (file === undefined) return
    const refusal = await refusePicture(file, rule)
    setError(refusal)
    if (refusal === null) setChosen(file)
  }

  return (
    <>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button kind="line" size="small" onClick={() => input.current?.click()}>
          {chooseLabel}
        </Button>
        {more}
      </div>
      {error === null ? null : (
        <p role="alert" className="mt-2 text-small text-danger">
          {error}
        </p>
      )}
      <FileInput
        ref={input}
        label={`${name}文件`}
        accept={cutTypes.join(',')}
        onFiles={([file]) => void choose(file)}
      />
      {chosen === undefined ? null : (
        <CropDialog
          file={chosen}
          name={name}
          aspect={aspect}
          rule={rule}
          round={round}
          onClose={() => setChosen(undefined)}
          onFailure={() => setChosen(undefined)}
          onCut={(cut) => {
            onChange(cut)
            setChosen(undefined)
          }}
        />
      )}
    </>
  )
}
