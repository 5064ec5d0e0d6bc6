import type { Node } from 'prosemirror-model'
import { EditorState, NodeSelection, TextSelection, type Command } from 'prosemirror-state'
import { expect, test } from 'vitest'
import {
  indentListItem,
  insertFigures,
  outdentListItem,
  readFormatState,
  setLink,
  toggleHeading,
  toggleList,
  toggleQuote,
  toggleStrong,
  writeBehindFigure,
} from './commands.ts'
import { articleSchema } from './schema.ts'

const { nodes, marks } = articleSchema
const text = (words: string, href?: string) =>
  articleSchema.text(words, href === undefined ? [] : [marks.link.create({ href })])
const line = (...content: (string | Node)[]) =>
  nodes.paragraph.create(
    null,
    content.map((part) => (typeof part === 'string' ? text(part) : part)),
  )
const bullets = (...items: Node[][]) =>
  nodes.bulletList.create(
    null,
    items.map((item) => nodes.listItem.create(null, item)),
  )

/** A document whose selection covers these words, or has the cursor at the end of them. */
function at(words: string, blocks: Node[], { cursor = false } = {}): EditorState {
  const doc = nodes.doc.create(null, blocks)
  let from = 1
  doc.descendants((node, position) => {
    const place = node.isText ? (node.text ?? '').indexOf(words) : -1
    if (place >= 0) from = position + place
  })
  const to = from + words.length
  return EditorState.create({ doc, selection: TextSelection.create(doc, cursor ? to : from, to) })
}

function after(state: EditorState, command: Command): EditorState {
  let next = state
  command(state, (tr) => (next = state.apply(tr)))
  return next
}

const written = (state: EditorState) => state.doc.toString()

test('the tool bar knows what is at the cursor', () => {
  const plain = { heading: null, quote: false, list: null, strong: false, link: null }
  expect(readFormatState(at('雾', [line('雾')]))).toEqual(plain)
  const heading = nodes.heading.create({ level: 3 }, text('雾'))
  expect(readFormatState(at('雾', [heading]))).toEqual({ ...plain, heading: 3 })
  const quote = nodes.quote.create(null, line('雾'))
  expect(readFormatState(at('雾', [quote]))).toEqual({ ...plain, quote: true })
  const nested = bullets([
    line('外'),
    nodes.orderedList.create(null, nodes.listItem.create(null, line('雾'))),
  ])
  expect(readFormatState(at('雾', [nested]))).toEqual({ ...plain, list: 'ordered' })
  expect(readFormatState(at('外', [nested]))).toEqual({ ...plain, list: 'bullet' })
  const linked = [line('看', text('雾', 'https://a.cn/'))]
  expect(readFormatState(at('雾', linked))).toEqual({ ...plain, link: 'https://a.cn/' })
  expect(readFormatState(at('雾', linked, { cursor: true })).link).toBeNull()
  expect(readFormatState(after(at('雾', [line('雾')]), toggleStrong)).strong).toBe(true)
})

test('a heading is set, changed to the other level and removed', () => {
  let state = after(at('雾', [line('雾')]), toggleHeading(2))
  expect(readFormatState(state).heading).toBe(2)
  state = after(state, toggleHeading(3))
  expect(readFormatState(state).heading).toBe(3)
  expect(written(after(state, toggleHeading(3)))).toBe('doc(paragraph("雾"))')
})

test('a quotation is begun and left', () => {
  const quoted = after(at('雾', [line('雾')]), toggleQuote)
  expect(written(quoted)).toBe('doc(quote(paragraph("雾")))')
  expect(written(after(quoted, toggleQuote))).toBe('doc(paragraph("雾"))')
})

test('a list is begun, changed to the other kind with all its items, and left', () => {
  const list = after(at('雾', [line('雾')]), toggleList('bullet'))
  expect(written(list)).toBe('doc(bulletList(listItem(paragraph("雾"))))')
  const two = at('雾', [bullets([line('雾')], [line('山')])])
  expect(written(after(two, toggleList('ordered')))).toBe(
    'doc(orderedList(listItem(paragraph("雾")), listItem(paragraph("山"))))',
  )
  expect(written(after(list, toggleList('bullet')))).toBe('doc(paragraph("雾"))')
})

test('list items are indented to the third level and no deeper, and back', () => {
  const listed = (state: EditorState) => written(state).split('listItem').length - 1
  const flat = at('三', [bullets([line('一')], [line('二')], [line('三')])])
  const second = after(flat, indentListItem)
  expect(written(second)).toBe(
    'doc(bulletList(listItem(paragraph("一")), listItem(paragraph("二"), bulletList(listItem(paragraph("三"))))))',
  )
  const deepest = at('丙', [
    bullets([line('一'), bullets([line('二'), bullets([line('乙')], [line('丙')])])]),
  ])
  // Tab does nothing there, but must not leave the editor.
  expect(indentListItem(deepest)).toBe(true)
  expect(written(after(deepest, indentListItem))).toBe(written(deepest))
  expect(listed(after(second, outdentListItem))).toBe(3)
  expect(written(after(second, outdentListItem))).toBe(written(flat))
  expect(indentListItem(at('雾', [line('雾')]))).toBe(false)
})

test('selected words are linked; a link is changed as a whole from anywhere in it, and removed', () => {
  const linked = after(at('雾', [line('看雾去')]), setLink('https://a.cn/'))
  expect(written(linked)).toBe('doc(paragraph("看", link("雾"), "去"))')
  const inside = at('浓', [line('看', text('浓雾', 'https://a.cn/'), '去')], { cursor: true })
  const changed = after(inside, setLink('https://b.cn/'))
  expect(readFormatState(changed).link).toBe('https://b.cn/')
  expect(written(changed)).toBe('doc(paragraph("看", link("浓雾"), "去"))')
  expect(written(after(changed, setLink(null)))).toBe('doc(paragraph("看浓雾去"))')
})

test('without a selection the address becomes the text', () => {
  const state = after(at('看', [line('看')], { cursor: true }), setLink('https://a.cn/'))
  expect(written(state)).toBe('doc(paragraph("看", link("https://a.cn/")))')
})

const figures = ['a', 'b'].map((key) => nodes.photo.create({ key }))

test('figures follow the block at the cursor, and writing goes on after them', () => {
  const state = after(at('雾', [line('雾'), line('山')]), insertFigures(figures))
  expect(written(state)).toBe('doc(paragraph("雾"), photo, photo, paragraph, paragraph("山"))')
  expect(written(state.apply(state.tr.insertText('水')))).toContain('photo, paragraph("水"), paragraph("山")')
})

test('figures take the place of an empty line, which stays after them', () => {
  const state = after(at('', [line()]), insertFigures(figures))
  expect(written(state)).toBe('doc(photo, photo, paragraph)')
  expect(state.selection.$from.parent.type).toBe(nodes.paragraph)
})

test('figures dropped into a list or between blocks do not break either', () => {
  const list = after(at('一', [bullets([line('一')], [line('二')])]), insertFigures(figures))
  expect(written(list)).toMatch(/^doc\(bulletList\(.*\), photo, photo, paragraph\)$/)
  const between = at('雾', [line('雾'), line('山')])
  expect(written(after(between, insertFigures(figures, 3)))).toBe(
    'doc(paragraph("雾"), photo, photo, paragraph, paragraph("山"))',
  )
})

test('no command changes anything when it is only asked whether it applies', () => {
  const state = at('雾', [line('雾')])
  for (const command of [setLink('https://a.cn/'), insertFigures(figures), toggleHeading(2), toggleQuote])
    expect(command(state)).toBe(true)
  expect(written(state)).toBe('doc(paragraph("雾"))')
})

test('typing at a selected figure goes behind it and never replaces it', () => {
  const figure = nodes.photo.create({ fileId: 'f' })
  const selected = (...behind: Node[]) => {
    const doc = nodes.doc.create(null, [line('雾'), figure, ...behind])
    return EditorState.create({ doc, selection: NodeSelection.create(doc, 3) })
  }
  const typed = (state: EditorState) => written(after(state, writeBehindFigure('a')))
  expect(typed(selected())).toBe('doc(paragraph("雾"), photo, paragraph("a"))')
  expect(typed(selected(line()))).toBe('doc(paragraph("雾"), photo, paragraph("a"))')
  expect(typed(selected(line('山')))).toBe('doc(paragraph("雾"), photo, paragraph("a"), paragraph("山"))')
  const moved = after(selected(line('山')), writeBehindFigure(''))
  expect(moved.selection.$from.parent.type).toBe(nodes.paragraph)
  expect(writeBehindFigure('a')(at('雾', [line('雾')]))).toBe(false)
})
