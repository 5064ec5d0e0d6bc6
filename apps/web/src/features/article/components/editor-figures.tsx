import { useStore } from '@guangquan/ui'
import { createPortal } from 'react-dom'
import { articleSchema } from '../editor/schema.ts'
import type { FigureSlot } from '../editor/figure-slots.ts'
import type { Editing } from '../editor/use-editor.ts'
import { EditorCard } from './editor-card.tsx'
import { EditorPhoto } from './editor-photo.tsx'

/** Renders every figure of the text into its DOM element. */
export function EditorFigures({ editing }: { editing: Editing }) {
  const slots = useStore(editing.slots)
  return slots.map((slot) => createPortal(<Figure editing={editing} slot={slot} />, slot.dom, slot.key))
}

function Figure({ editing, slot }: { editing: Editing; slot: FigureSlot }) {
  const remove = () =>
    editing.run((state, dispatch) => {
      const at = slot.position()
      if (at !== undefined) dispatch?.(state.tr.delete(at, at + slot.node.nodeSize))
      return at !== undefined
    })
  const { type, attrs } = slot.node
  if (type !== articleSchema.nodes.photo) return <EditorCard slot={slot} onRemove={remove} />
  return (
    <EditorPhoto
      slot={slot}
      uploads={editing.uploads}
      onRemove={remove}
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
