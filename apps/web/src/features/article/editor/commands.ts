import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import type { Node, NodeType } from 'prosemirror-model'
import { liftListItem, sinkListItem, wrapInList } from 'prosemirror-schema-list'
import { NodeSelection, TextSelection, type Command, type EditorState } from 'prosemirror-state'
import { articleSchema, levelOf, textOf } from './schema.ts'

const { nodes, marks } = articleSchema
/** Maximum depth of nested lists. */
const deepestList = 3

/** Formatting at the cursor, shown as pressed buttons of the tool bar. */
export interface FormatState {
  heading: 2 | 3 | null
  quote: boolean
  list: 'bullet' | 'ordered' | null
  strong: boolean
  /** Address of the link at the cursor. */
  link: string | null
}

export function readFormatState(state: EditorState): FormatState {
  const { $from, from, to, empty } = state.selection
  const block = $from.parent
  const found = state.storedMarks ?? (empty ? $from.marks() : [])
  const strong = empty
    ? marks.strong.isInSet(found) !== undefined
    : state.doc.rangeHasMark(from, to, marks.strong)
  return {
    heading: block.type === nodes.heading ? levelOf(block.attrs) : null,
    quote: depthOf(state, nodes.quote) > 0,
    list: listAt(state),
    strong,
    link: linkAt(state),
  }
}

function depthOf(state: EditorState, type: NodeType): number {
  const { $from } = state.selection
  for (let depth = $from.depth; depth > 0; depth--) if ($from.node(depth).type === type) return depth
  return 0
}

function listAt(state: EditorState): FormatState['list'] {
  const { $from } = state.selection
  for (let depth = $from.depth; depth > 0; depth--) {
    const { type } = $from.node(depth)
    if (type === nodes.bulletList) return 'bullet'
    if (type === nodes.orderedList) return 'ordered'
  }
  return null
}

function linkAt(state: EditorState): string | null {
  const { $from, from, to, empty } = state.selection
  if (empty) {
    const mark = marks.link.isInSet($from.marks())
    return mark === undefined ? null : textOf(mark.attrs, 'href')
  }
  let found: string | null = null
  state.doc.nodesBetween(from, to, (node) => {
    const mark = marks.link.isInSet(node.marks)
    if (mark !== undefined) found = textOf(mark.attrs, 'href')
  })
  return found
}

/** Toggles a heading of this level. */
export function toggleHeading(level: 2 | 3): Command {
  return (state, dispatch) =>
    readFormatState(state).heading === level
      ? setBlockType(nodes.paragraph)(state, dispatch)
      : setBlockType(nodes.heading, { level })(state, dispatch)
}

export const toggleStrong: Command = toggleMark(marks.strong)

export const toggleQuote: Command = (state, dispatch) =>
  readFormatState(state).quote ? lift(state, dispatch) : wrapIn(nodes.quote)(state, dispatch)

/** Toggles a list of this kind; a list of the other kind is converted. */
export function toggleList(sort: 'bullet' | 'ordered'): Command {
  const type = sort === 'bullet' ? nodes.bulletList : nodes.orderedList
  const other = sort === 'bullet' ? nodes.orderedList : nodes.bulletList
  return (state, dispatch) => {
    const here = readFormatState(state).list
    if (here === null) return wrapInList(type)(state, dispatch)
    if (here === sort) return liftListItem(nodes.listItem)(state, dispatch)
    const depth = depthOf(state, other)
    dispatch?.(state.tr.setNodeMarkup(state.selection.$from.before(depth), type))
    return true
  }
}

/** Indents a list item by one level, up to the maximum depth. */
export const indentListItem: Command = (state, dispatch) => {
  const { $from } = state.selection
  let lists = 0
  for (let depth = $from.depth; depth > 0; depth--) if ($from.node(depth).type === nodes.listItem) lists++
  if (lists === 0) return false
  return lists >= deepestList ? true : sinkListItem(nodes.listItem)(state, dispatch)
}

export const outdentListItem: Command = liftListItem(nodes.listItem)

/**
 * Sets the address of the selected text or of the link at the cursor; null removes the link. Without a selection the
 * address itself is inserted as the text.
 */
export function setLink(href: string | null): Command {
  return (state, dispatch) => {
    const { from, to } = linkRange(state)
    if (dispatch === undefined) return true
    const tr = state.tr
    if (href === null) tr.removeMark(from, to, marks.link)
    else if (from === to)
      tr.replaceSelectionWith(articleSchema.text(href, [marks.link.create({ href })]), false)
    else tr.removeMark(from, to, marks.link).addMark(from, to, marks.link.create({ href }))
    dispatch(tr.scrollIntoView())
    return true
  }
}

function linkRange(state: EditorState): { from: number; to: number } {
  const { from, to, empty, $from } = state.selection
  const mark = empty ? marks.link.isInSet($from.marks()) : undefined
  if (mark === undefined) return { from, to }
  const start = $from.start()
  let range = { from, to }
  $from.parent.forEach((child, offset) => {
    const begin = start + offset
    if (mark.isInSet(child.marks) && begin <= from && from <= begin + child.nodeSize) {
      range = { from: begin, to: begin + child.nodeSize }
    }
  })
  return range
}

/**
 * Inserts figures after the block at the cursor, or in place of an empty line. The cursor then moves to an empty line
 * after them, so that further text and figures follow in order.
 */
export function insertFigures(figures: readonly Node[], at?: number): Command {
  return (state, dispatch) => {
    if (dispatch === undefined) return true
    const { $from } = at === undefined ? state.selection : { $from: state.doc.resolve(at) }
    const top = $from.depth === 0 ? null : $from.node(1)
    const isEmptyLine = top?.type === nodes.paragraph && top.content.size === 0
    const place = top === null ? $from.pos : isEmptyLine ? $from.before(1) : $from.after(1)
    const tr = state.tr.insert(place, isEmptyLine ? figures : [...figures, nodes.paragraph.create()])
    const behind = place + figures.reduce((sum, figure) => sum + figure.nodeSize, 0)
    tr.setSelection(TextSelection.create(tr.doc, behind + 1))
    dispatch(tr.scrollIntoView())
    return true
  }
}

/** Puts a figure in place of the one at a position. */
export function replaceFigure(position: number, figure: Node): Command {
  return ({ doc, tr }, dispatch) => {
    const before = doc.nodeAt(position)
    if (before === null) return false
    dispatch?.(tr.replaceWith(position, position + before.nodeSize, figure))
    return true
  }
}

/** Writes behind a selected figure, which plain typing would replace: in the empty line there, or in a new one. */
export function writeBehindFigure(words: string): Command {
  return ({ selection, tr }, dispatch) => {
    if (!(selection instanceof NodeSelection) || !selection.node.isBlock) return false
    if (dispatch === undefined) return true
    const next = tr.doc.resolve(selection.to).nodeAfter
    const hasEmptyLine = next?.type === nodes.paragraph && next.content.size === 0
    if (!hasEmptyLine) tr.insert(selection.to, nodes.paragraph.create())
    tr.setSelection(TextSelection.create(tr.doc, selection.to + 1))
    if (words !== '') tr.insertText(words)
    dispatch(tr.scrollIntoView())
    return true
  }
}
