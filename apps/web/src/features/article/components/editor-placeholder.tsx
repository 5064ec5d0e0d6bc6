import { Button, IconButton } from '@guangquan/ui'
import { ImageIcon, VideoCameraIcon, XIcon } from '@guangquan/ui/icons'
import { useRef } from 'react'
import { FileInput } from '../../../shared/pictures/file-input.tsx'
import { useFileDrop } from '../../../shared/pictures/use-file-drop.ts'

interface EditorPlaceholderProps {
  kind: 'photo' | 'video'
  selected: boolean
  onPhoto: (file: File) => void
  onVideo: () => void
  onRemove: () => void
}

/** Shown for a picture or video missing from pasted text: drop or choose it here. */
export function EditorPlaceholder({ kind, selected, onPhoto, onVideo, onRemove }: EditorPlaceholderProps) {
  const isVideo = kind === 'video'
  return (
    <figure className="editor-placeholder" data-selected={selected || undefined}>
      {isVideo ? (
        <div className="editor-placeholder-body">
          <VideoCameraIcon size={28} />
          <span>这里原来有一段视频，没能带过来</span>
          <Button kind="line" size="small" onClick={onVideo}>
            选一个我的视频
          </Button>
        </div>
      ) : (
        <PhotoDrop onPhoto={onPhoto} />
      )}
      <IconButton
        className="editor-figure-remove"
        label={isVideo ? '移除视频的位置' : '移除图片的位置'}
        icon={<XIcon size={18} />}
        onClick={onRemove}
      />
    </figure>
  )
}

// A button: the editor leaves its events alone, drops too.
function PhotoDrop({ onPhoto }: { onPhoto: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const take = ([file]: readonly File[]) => {
    if (file !== undefined) onPhoto(file)
  }
  return (
    <>
      <button
        type="button"
        className="editor-placeholder-body"
        onClick={() => input.current?.click()}
        {...useFileDrop(take)}
      >
        <ImageIcon size={28} />
        <span>这里原来有一张图片，没能带过来</span>
        <span className="text-small">拖一张到这里，或点这里选择</span>
      </button>
      <FileInput ref={input} label="补一张图片" accept="image/*" onFiles={take} />
    </>
  )
}
