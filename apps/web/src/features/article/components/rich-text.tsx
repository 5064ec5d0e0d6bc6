import { useState } from 'react'
import { setLink, readFormatState, insertFigures, replaceFigure } from '../editor/commands.ts'
import { articleSchema } from '../editor/schema.ts'
import type { Editing } from '../editor/use-editor.ts'
import { EditorFigures } from './editor-figures.tsx'
import { EditorToolbar } from './editor-toolbar.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { ProductDialog } from './product-dialog.tsx'
import { VideoDialog } from './video-dialog.tsx'

type Dialog = 'link' | 'product' | 'video' | null

/** The text being edited, with its tool bar above. */
export function RichText({ editing, linkHosts }: { editing: Editing; linkHosts: readonly string[] }) {
  const { place, state, run, focus } = editing
  const [dialog, setDialog] = useState<Dialog>(null)
  // Position of the placeholder that the chosen video replaces.
  const [replaced, setReplaced] = useState<number | null>(null)
  const openVideos = (position: number | null) => {
    setReplaced(position)
    setDialog('video')
  }
  const close = () => {
    setDialog(null)
    focus()
  }
  return (
    <>
      <EditorToolbar
        editing={editing}
        onLink={() => setDialog('link')}
        onProduct={() => setDialog('product')}
        onVideo={() => openVideos(null)}
      />
      <div ref={place} />
      <EditorFigures editing={editing} onVideo={openVideos} />
      {dialog === 'link' && state !== null ? (
        <LinkDialog
          href={readFormatState(state).link}
          hosts={linkHosts}
          onClose={close}
          onSet={(href) => {
            setDialog(null)
            run(setLink(href))
          }}
        />
      ) : null}
      {dialog === 'product' ? (
        <ProductDialog
          onClose={close}
          onChoose={({ id, name }) => {
            setDialog(null)
            run(insertFigures([articleSchema.nodes.product.create({ id, name })]))
          }}
        />
      ) : null}
      {dialog === 'video' ? (
        <VideoDialog
          onClose={close}
          onChoose={({ publishId, title }) => {
            setDialog(null)
            const video = articleSchema.nodes.video.create({ publishId, title })
            run(replaced === null ? insertFigures([video]) : replaceFigure(replaced, video))
          }}
        />
      ) : null}
    </>
  )
}
