import type { Draft } from '@guangquan/contract'
import { articleLimits } from '@guangquan/contract/article/article.limits'
import { showToast } from '@guangquan/ui'
import type { Command, EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { useCallback, useRef, useState } from 'react'
import { makeUploads, useDisposal, type RestoredPhotos, type Uploads } from '../../compose/index.ts'
import { countFigures, nameCards, readArticle, withPending } from './article-html.ts'
import type { CleanPaste } from './clean-paste.ts'
import { pictureFile } from './data-picture.ts'
import { makeFigureSlots, type FigureSlots } from './figure-slots.ts'
import { makeEditor, insertUploads, resolveUpload } from './make-editor.ts'

/** An article being edited, as used by the tool bar, the figures and the form. */
export interface Editing {
  /** Ref of the element that the text is rendered into. */
  place: (element: HTMLElement | null) => (() => void) | undefined
  state: EditorState | null
  slots: FigureSlots
  uploads: Uploads
  run: (command: Command) => void
  /** Like `run`, but leaves the focus where it is: for changes made outside the text. */
  apply: (command: Command) => void
  addPhotos: (files: readonly File[], at?: number) => void
  focus: () => void
}

interface EditingOptions {
  /** The draft to continue. */
  draft: Draft['article']
  /** Photographs of it that are not uploaded yet. */
  pending: RestoredPhotos | null
  maxPhotos: number
}

/** Creates the editor and its uploads, once per form. */
export function useEditor({ draft, pending, maxPhotos }: EditingOptions): Editing {
  const view = useRef<EditorView>(null)
  const [state, setState] = useState<EditorState | null>(null)
  const [slots] = useState(makeFigureSlots)
  const inText = pending?.list.filter(({ key, isCover }) => isCover !== true && pending.files.has(key)) ?? []
  const [uploads] = useState(() => {
    const made = makeUploads({
      useType,
      maxMB: articleLimits.photoMB,
      onArrived: (key, { fileId }) => {
        if (view.current !== null) resolveUpload(view.current, key, fileId)
      },
    })
    made.adopt(draft?.photos ?? [])
    for (const { key } of inText) {
      const file = pending?.files.get(key)
      if (file !== undefined) made.send(key, file)
    }
    return made
  })
  useDisposal(uploads.dispose)

  const apply = useCallback((command: Command) => {
    const editor = view.current
    if (editor !== null) command(editor.state, editor.dispatch.bind(editor), editor)
  }, [])
  const run = useCallback(
    (command: Command) => {
      apply(command)
      view.current?.focus()
    },
    [apply],
  )

  const addPhotos = useCallback(
    (files: readonly File[], at?: number) => {
      const editor = view.current
      if (editor === null) return
      const room = Math.max(0, maxPhotos - countFigures(editor.state.doc).photos)
      const taken = files.slice(0, room).map((file) => ({ key: crypto.randomUUID(), file }))
      if (files.length > room) showToast(`一篇文章最多 ${maxPhotos} 张照片`, 'error')
      if (taken.length === 0) return
      run(
        insertUploads(
          taken.map(({ key }) => key),
          at,
        ),
      )
      for (const { key, file } of taken) uploads.send(key, file)
    },
    [maxPhotos, run, uploads],
  )

  const place = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return
      const made = makeEditor({
        doc: withPending(
          draft === null ? readArticle('') : nameCards(readArticle(draft.html), draft),
          inText,
        ),
        place: element,
        slots,
        placeholder: '从这里写起。照片可以直接拖进来或粘贴。',
        label: '正文',
        onChange: setState,
        onFiles: addPhotos,
        onPasted: (paste) => receive(paste, uploads),
      })
      view.current = made
      setState(made.state)
      return () => {
        view.current = null
        made.destroy()
      }
    },
    // The text is passed once; afterwards the editor owns it.
    // oxlint-disable-next-line react/exhaustive-deps
    [slots, uploads, addPhotos],
  )

  return { place, state, slots, uploads, run, apply, addPhotos, focus: () => view.current?.focus() }
}

/** File use 5: a photograph of an article. */
const useType = 5

function receive({ pictures, lost }: CleanPaste, uploads: Uploads): void {
  for (const { key, source } of pictures) uploads.send(key, pictureFile(source))
  const parts = [
    ...(lost.pictures > 0 ? [`${lost.pictures} 张图片`] : []),
    ...(lost.videos > 0 ? [`${lost.videos} 段视频`] : []),
  ]
  if (parts.length > 0) showToast(`有 ${parts.join('、')}没能带过来，正文里留了位置`, 'error')
}
