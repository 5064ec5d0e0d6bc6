import { useStore } from '@guangquan/ui'
import { createPortal } from 'react-dom'
import { articleSchema, textOf } from '../editor/schema.ts'
import type { FigureSlot } from '../editor/figure-slots.ts'
import type { Editing } from '../editor/use-editor.ts'
import { EditorCard } from './editor-card.tsx'
import { EditorPlaceholder } from './editor-placeholder.tsx'
import { EditorPhoto } from './editor-photo.tsx'

/** Renders every figure of the text into its DOM element. */
export function EditorFigures({ editing, onVideo }: FiguresProps) {
  const slots = useStore(editing.slots)
  return slots.map((slot) =>
    createPortal(<Figure editing={editing} slot={slot} onVideo={onVideo} />, slot.dom, slot.key),
  )
}

interface FiguresProps {
  editing: Editing
  /** Chooses a video in place of the figure at this position. */
  onVideo: (position: number) => void
}

function Figure({ editing, slot, onVideo }: FiguresProps & { slot: FigureSlot }) {
  const remove = () =>
    editing.run((state, dispatch) => {
      const at = slot.position()
      if (at !== undefined) dispatch?.(state.tr.delete(at, at + slot.node.nodeSize))
      return at !== undefined
    })
  const { type, attrs } = slot.node
  const replaceBy = (file: File) => {
    const key = crypto.randomUUID()
    editing.apply((state, dispatch) => {
      const at = slot.position()
      if (at === undefined) return false
      const caption = textOf(attrs, 'caption')
      dispatch?.(state.tr.setNodeMarkup(at, articleSchema.nodes.photo, { fileId: null, key, caption }))
      return true
    })
    editing.uploads.send(key, file)
  }
  if (type === articleSchema.nodes.placeholder) {
    return (
      <EditorPlaceholder
        kind={textOf(attrs, 'kind') === 'video' ? 'video' : 'photo'}
        selected={slot.selected}
        onPhoto={replaceBy}
        onVideo={() => onVideo(slot.position() ?? 0)}
        onRemove={remove}
      />
    )
  }
  if (type !== articleSchema.nodes.photo) return <EditorCard slot={slot} onRemove={remove} />
  return (
    <EditorPhoto
      slot={slot}
      uploads={editing.uploads}
      onRemove={remove}
      onReplace={replaceBy}
      onCaption={(caption) =>
        editing.apply((state, dispatch) => {
          const at = slot.position()
          if (at !== undefined) dispatch?.(state.tr.setNodeMarkup(at, undefined, { ...attrs, caption }))
          return at !== undefined
        })
      }
    />
  )
}
