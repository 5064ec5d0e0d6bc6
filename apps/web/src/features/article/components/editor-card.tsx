import { IconButton } from '@guangquan/ui'
import { CameraIcon, PlayIcon, XIcon } from '@guangquan/ui/icons'
import { articleSchema, textOf } from '../editor/schema.ts'
import type { FigureSlot } from '../editor/figure-slots.ts'

/** A camera, lens or video in the text being edited. */
export function EditorCard({ slot, onRemove }: { slot: FigureSlot; onRemove: () => void }) {
  const { type, attrs } = slot.node
  const isVideo = type === articleSchema.nodes.video
  const name = isVideo ? textOf(attrs, 'title') : textOf(attrs, 'name')
  return (
    <figure className="editor-card" data-selected={slot.selected || undefined}>
      {isVideo ? <PlayIcon size={24} /> : <CameraIcon size={24} />}
      <figcaption>
        <b>{name === '' ? (isVideo ? '视频' : '器材') : name}</b>
        <span>{isVideo ? '视频卡片' : '器材卡片'}</span>
      </figcaption>
      <IconButton label={`移除${isVideo ? '视频' : '器材'}`} icon={<XIcon size={18} />} onClick={onRemove} />
    </figure>
  )
}
