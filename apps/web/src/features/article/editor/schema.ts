import { cleanLink } from '@guangquan/rules/posts/article-link'
import { Schema, type DOMOutputSpec, type NodeSpec } from 'prosemirror-model'

const textBlock = (tag: string): DOMOutputSpec => [tag, 0]

/** A photograph: `fileId` once uploaded, until then `key` of its upload. */
export interface PhotoAttrs {
  fileId: string | null
  key: string | null
  caption: string
}

const photo: NodeSpec = {
  group: 'block',
  atom: true,
  draggable: true,
  attrs: { fileId: { default: null }, key: { default: null }, caption: { default: '' } },
  parseDOM: [
    {
      tag: 'figure[data-photo]',
      getAttrs: (element) => ({
        fileId: element.getAttribute('data-photo'),
        caption: element.querySelector('figcaption')?.textContent?.trim() ?? '',
      }),
    },
    { tag: 'figure[data-upload]', getAttrs: (element) => ({ key: element.getAttribute('data-upload') }) },
  ],
  toDOM: ({ attrs }) => {
    const { fileId, key, caption } = readPhoto(attrs)
    const name = fileId === null ? { 'data-upload': key ?? '' } : { 'data-photo': fileId }
    return caption === '' ? ['figure', name] : ['figure', name, ['figcaption', caption]]
  },
}

const product: NodeSpec = {
  group: 'block',
  atom: true,
  draggable: true,
  attrs: { id: {}, name: { default: '' } },
  parseDOM: [
    {
      tag: 'figure[data-product]',
      getAttrs: (element) => ({
        id: element.getAttribute('data-product'),
        name: element.getAttribute('data-name') ?? '',
      }),
    },
  ],
  toDOM: ({ attrs }) => ['figure', { 'data-product': textOf(attrs, 'id') }],
}

const video: NodeSpec = {
  group: 'block',
  atom: true,
  draggable: true,
  attrs: { publishId: {}, title: { default: '' } },
  parseDOM: [
    {
      tag: 'figure[data-video]',
      getAttrs: (element) => ({
        publishId: element.getAttribute('data-video'),
        title: element.getAttribute('data-name') ?? '',
      }),
    },
  ],
  toDOM: ({ attrs }) => ['figure', { 'data-video': textOf(attrs, 'publishId') }],
}

/**
 * Placeholder for a picture or video of a pasted text that cannot be taken over. Part of drafts, not of published
 * articles.
 */
const placeholder: NodeSpec = {
  group: 'block',
  atom: true,
  draggable: true,
  attrs: { kind: { default: 'photo' } },
  parseDOM: [
    {
      tag: 'figure[data-placeholder]',
      getAttrs: (element) => ({ kind: element.getAttribute('data-placeholder') }),
    },
  ],
  toDOM: ({ attrs }) => ['figure', { 'data-placeholder': textOf(attrs, 'kind') }],
}

/** The parts an article may consist of: the same as on the server, so that saving loses nothing. */
export const articleSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      group: 'block',
      content: 'inline*',
      parseDOM: [{ tag: 'p' }],
      toDOM: () => textBlock('p'),
    },
    heading: {
      group: 'block',
      content: 'text*',
      marks: 'link',
      defining: true,
      attrs: { level: { default: 2 } },
      parseDOM: [
        { tag: 'h1', attrs: { level: 2 } },
        { tag: 'h2', attrs: { level: 2 } },
        ...['h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag, attrs: { level: 3 } })),
      ],
      toDOM: ({ attrs }) => textBlock(levelOf(attrs) === 3 ? 'h3' : 'h2'),
    },
    quote: {
      group: 'block',
      content: 'paragraph+',
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => textBlock('blockquote'),
    },
    bulletList: {
      group: 'block list',
      content: 'listItem+',
      parseDOM: [{ tag: 'ul' }],
      toDOM: () => textBlock('ul'),
    },
    orderedList: {
      group: 'block list',
      content: 'listItem+',
      parseDOM: [{ tag: 'ol' }],
      toDOM: () => textBlock('ol'),
    },
    listItem: {
      content: 'paragraph list?',
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: () => textBlock('li'),
    },
    photo,
    placeholder,
    product,
    video,
    text: { group: 'inline' },
    lineBreak: {
      group: 'inline',
      inline: true,
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
  },
  marks: {
    link: {
      inclusive: false,
      attrs: { href: {} },
      // A link that is not allowed becomes plain text; the server also checks the host.
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (element) => {
            const href = cleanLink(element.getAttribute('href') ?? '', 'any')
            return href === null ? false : { href }
          },
        },
      ],
      toDOM: (mark) => ['a', { href: textOf(mark.attrs, 'href') }, 0],
    },
    strong: {
      parseDOM: [{ tag: 'strong' }, { tag: 'b' }],
      toDOM: () => ['strong', 0],
    },
  },
})

/** A string attribute of a node; empty if absent. */
export function textOf(attrs: Record<string, unknown>, name: string): string {
  const value = attrs[name]
  return typeof value === 'string' ? value : ''
}

/** 2 or 3. */
export function levelOf(attrs: Record<string, unknown>): 2 | 3 {
  return attrs['level'] === 3 ? 3 : 2
}

export function readPhoto(attrs: Record<string, unknown>): PhotoAttrs {
  const orNull = (text: string) => (text === '' ? null : text)
  return {
    fileId: orNull(textOf(attrs, 'fileId')),
    key: orNull(textOf(attrs, 'key')),
    caption: textOf(attrs, 'caption'),
  }
}
