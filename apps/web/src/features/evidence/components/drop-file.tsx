import { Button } from '@guangquan/ui'
import { ImageIcon } from '@guangquan/ui/icons'
import { useRef } from 'react'
import { FileInput } from '../../../shared/pictures/file-input.tsx'
import { useFileDrop, useWindowDrop } from '../../../shared/pictures/use-file-drop.ts'

/** A button to choose a file, which can also be dropped anywhere on the page. */
export function DropFile({ onFiles }: { onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  useWindowDrop(onFiles)
  return (
    <div className="evidence-drop" {...useFileDrop(onFiles)}>
      <ImageIcon size={40} aria-hidden />
      <p>
        <b>把文件拖到这里</b>
        <small>JPEG、HEIC、TIFF 等，要用相机里的原文件</small>
      </p>
      <Button kind="lit" onClick={() => input.current?.click()}>
        选择文件
      </Button>
      <FileInput ref={input} label="选择要查验的文件" accept="image/*" multiple onFiles={onFiles} />
    </div>
  )
}
