import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands'
import { dropCursor } from 'prosemirror-dropcursor'
import { gapCursor } from 'prosemirror-gapcursor'
import { history, redo, undo } from 'prosemirror-history'
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import { DOMParser as ModelParser, type Node } from 'prosemirror-model'
import { splitListItem } from 'prosemirror-schema-list'
import { EditorState, type Command, type Transaction } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { isEmpty } from './article-html.ts'
import {
  indentListItem,
  insertFigures,
  outdentListItem,
  toggleHeading,
  toggleStrong,
  writeBehindFigure,
} from './commands.ts'
import { cleanPaste, type CleanPaste } from './clean-paste.ts'
import { detachedMarkup } from './detached-markup.ts'
import { figureView, type FigureSlots } from './figure-slots.ts'
import { articleSchema } from './schema.ts'

const { nodes } = articleSchema

export interface EditorParts {
  doc: Node
  place: HTMLElement
  slots: FigureSlots
  placeholder: string
  label: string
  onChange: (state: EditorState, isEdit: boolean) => void
  /** Files were dropped or pasted: to be inserted after the block at `at`, or at the cursor. */
  onFiles: (files: File[], at?: number) => void
  /** Content was pasted; its pictures are placeholders for uploads. */
  onPasted: (paste: CleanPaste) => void
}

const lineBreak: Command = (state, dispatch) => {
  if (state.selection.$from.parent.type === nodes.heading) return false
  dispatch?.(state.tr.replaceSelectionWith(nodes.lineBreak.create()).scrollIntoView())
  return true
}

const keys = keymap({
  'Mod-b': toggleStrong,
  'Mod-z': undo,
  'Shift-Mod-z': redo,
  'Mod-y': redo,
  'Mod-Alt-2': toggleHeading(2),
  'Mod-Alt-3': toggleHeading(3),
  'Shift-Enter': chainCommands(exitCode, lineBreak),
  Enter: splitListItem(nodes.listItem),
  Tab: indentListItem,
  'Shift-Tab': outdentListItem,
})

const rules = inputRules({
  rules: [
    textblockTypeInputRule(/^##\s$/, nodes.heading, { level: 2 }),
    textblockTypeInputRule(/^###\s$/, nodes.heading, { level: 3 }),
    wrappingInputRule(/^[>》]\s$/, nodes.quote),
    wrappingInputRule(/^[-*]\s$/, nodes.bulletList),
    wrappingInputRule(/^1[.、]\s$/, nodes.orderedList),
  ],
})

/** Creates the editor of an article in an element. The caller destroys it. */
export function makeEditor(parts: EditorParts): EditorView {
  const plugins = [
    rules,
    keys,
    keymap(baseKeymap),
    history(),
    dropCursor({ class: 'editor-drop', color: false }),
    gapCursor(),
  ]
  const view = new EditorView(
    { mount: parts.place },
    {
      state: EditorState.create({ doc: parts.doc, plugins }),
      nodeViews: {
        photo: figureView(parts.slots),
        placeholder: figureView(parts.slots),
        product: figureView(parts.slots),
        video: figureView(parts.slots),
      },
      attributes: (state) => ({
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': parts.label,
        class: 'article-text editor-text ui-quotable',
        ...(isEmpty(state.doc) ? { 'data-placeholder': parts.placeholder } : {}),
      }),
      dispatchTransaction: (tr: Transaction) => {
        const state = view.state.apply(tr)
        view.updateState(state)
        parts.onChange(state, tr.docChanged)
      },
      handleTextInput: (_view, _from, _to, words) => writeBehindFigure(words)(view.state, view.dispatch),
      handleDOMEvents: {
        // An input method writes into the page itself: the cursor must be in a line before it begins.
        compositionstart: () => {
          writeBehindFigure('')(view.state, view.dispatch)
        },
        paste: (_view, event) => onPaste(view, event, parts),
        drop: (_view, event) => onDrop(view, event, parts),
      },
    },
  )
  return view
}

// All pasted HTML is cleaned first; the editor's default handling does not understand Word's.
function onPaste(view: EditorView, event: ClipboardEvent, parts: EditorParts): boolean {
  const given = event.clipboardData
  if (given === null) return false
  const html = given.getData('text/html')
  const files = [...given.files].filter((file) => file.type.startsWith('image/'))
  if (html !== '') {
    event.preventDefault()
    const clean = cleanPaste(html)
    const isPictureAlone = files.length > 0 && !/[^\s]/.test(clean.html.replace(/<[^>]*>/g, ''))
    if (isPictureAlone) parts.onFiles(files)
    else {
      pasteHtml(view, clean.html)
      parts.onPasted(clean)
    }
    return true
  }
  if (files.length === 0) return false
  event.preventDefault()
  parts.onFiles(files)
  return true
}

function pasteHtml(view: EditorView, html: string): void {
  const body = detachedMarkup(html)
  const { $from } = view.state.selection
  const slice = ModelParser.fromSchema(articleSchema).parseSlice(body, { context: $from })
  view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true))
}

function onDrop(view: EditorView, event: DragEvent, parts: EditorParts): boolean {
  const files = [...(event.dataTransfer?.files ?? [])]
  if (files.length > 0) {
    event.preventDefault()
    parts.onFiles(files, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos)
    return true
  }
  // Content moved within the text is left to the editor; HTML dropped from elsewhere is ignored.
  return view.dragging === null && (event.dataTransfer?.types.includes('text/html') ?? false)
    ? (event.preventDefault(), true)
    : false
}

/** Inserts placeholders for photographs that are being uploaded. */
export function insertUploads(keys: readonly string[], at?: number): Command {
  return insertFigures(
    keys.map((key) => nodes.photo.create({ key })),
    at,
  )
}

/** Sets the file id of an uploaded photograph. Not part of the undo history. */
export function resolveUpload(view: EditorView, key: string, fileId: string): void {
  const tr = view.state.tr.setMeta('addToHistory', false)
  view.state.doc.descendants((node, position) => {
    if (node.type === nodes.photo && node.attrs['key'] === key) {
      tr.setNodeMarkup(position, undefined, { ...node.attrs, fileId })
    }
  })
  if (tr.docChanged) view.dispatch(tr)
}
