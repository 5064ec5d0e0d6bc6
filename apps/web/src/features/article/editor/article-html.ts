import type { ArticleProduct, ArticleVideo } from '@guangquan/contract'
import { writtenLength } from '@guangquan/contract/text/text-length'
import { DOMParser as ModelParser, DOMSerializer, Fragment, type Node } from 'prosemirror-model'
import type { PendingPhoto } from '../../compose/index.ts'
import { detachedMarkup } from './detached-markup.ts'
import { articleSchema, readPhoto, textOf } from './schema.ts'

const serializer = DOMSerializer.fromSchema(articleSchema)

/** Parses HTML as stored by the server. None of it is inserted into the page as markup. */
export function readArticle(html: string): Node {
  return ModelParser.fromSchema(articleSchema).parse(detachedMarkup(html))
}

/** HTML to send to the server; photographs not yet uploaded are left out. */
export function writeArticle(doc: Node): string {
  const page = document.implementation.createHTMLDocument('')
  const holder = page.createElement('div')
  doc.forEach((node) => {
    if (node.type === articleSchema.nodes.photo && readPhoto(node.attrs).fileId === null) return
    holder.append(serializer.serializeNode(node, { document: page }))
  })
  return holder.innerHTML
}

/** Text of an article including captions, for its length. */
export function wordsOf(doc: Node): string {
  const words: string[] = []
  doc.descendants((node) => {
    if (node.isText) words.push(node.text ?? '')
    if (node.type === articleSchema.nodes.photo) words.push(readPhoto(node.attrs).caption)
  })
  return words.join('')
}

interface Figures {
  photos: number
  videos: number
  /** Places of pictures and videos that could not be pasted. */
  placeholders: number
  /** Characters of the longest caption. */
  captionLength: number
  /** Keys of its photographs in the uploads. */
  photoNames: Set<string>
}

/** The number of figures of each kind, and the state of the photographs. */
export function countFigures(doc: Node): Figures {
  let photos = 0
  let videos = 0
  let placeholders = 0
  let captionLength = 0
  const photoNames = new Set<string>()
  doc.forEach(({ type, attrs }) => {
    if (type === articleSchema.nodes.video) videos++
    if (type === articleSchema.nodes.placeholder) placeholders++
    if (type !== articleSchema.nodes.photo) return
    photos++
    const { fileId, key, caption } = readPhoto(attrs)
    captionLength = Math.max(captionLength, writtenLength(caption))
    photoNames.add(fileId ?? key ?? '')
  })
  return { photos, videos, placeholders, captionLength, photoNames }
}

/** Inserts the photographs that an earlier page has not uploaded into a text, at their positions. */
export function withPending(doc: Node, pending: readonly PendingPhoto[]): Node {
  const blocks = [...doc.children]
  for (const { key, place, caption = '' } of pending)
    blocks.splice(place, 0, articleSchema.nodes.photo.create({ key, caption }))
  return doc.copy(Fragment.from(blocks))
}

/** The photographs of a text that are still to be uploaded; the inverse of `withPending`. */
export function pendingIn(doc: Node, isPending: (key: string) => boolean): PendingPhoto[] {
  return doc.children.flatMap(({ type, attrs }, place) => {
    if (type !== articleSchema.nodes.photo) return []
    const { fileId, key, caption } = readPhoto(attrs)
    return fileId === null && key !== null && isPending(key) ? [{ key, place, caption }] : []
  })
}

/** Whether there is neither text nor a figure. */
export function isEmpty(doc: Node): boolean {
  return (
    doc.childCount === 1 &&
    doc.firstChild?.type === articleSchema.nodes.paragraph &&
    doc.firstChild.content.size === 0
  )
}

/** The cards of a text with their titles; the inverse of `nameCards`. */
export function cardsOf(doc: Node): { products: ArticleProduct[]; videos: ArticleVideo[] } {
  const products: ArticleProduct[] = []
  const videos: ArticleVideo[] = []
  doc.forEach(({ type, attrs }) => {
    if (type === articleSchema.nodes.product) {
      const id = textOf(attrs, 'id')
      products.push({
        id,
        kind: id.startsWith('lens') ? 'lens' : 'camera',
        name: textOf(attrs, 'name'),
        count: 0,
      })
    } else if (type === articleSchema.nodes.video) {
      videos.push({ publishId: textOf(attrs, 'publishId'), title: textOf(attrs, 'title'), cover: null })
    }
  })
  return { products, videos }
}

/** Gives the cards of a stored article their titles; the HTML only has ids. */
export function nameCards(
  doc: Node,
  { products, videos }: { products: readonly ArticleProduct[]; videos: readonly ArticleVideo[] },
): Node {
  const named: Node[] = []
  doc.forEach((node) => {
    const { type, attrs } = node
    if (type === articleSchema.nodes.product) {
      const name = products.find(({ id }) => id === textOf(attrs, 'id'))?.name ?? ''
      named.push(type.create({ ...attrs, name }))
    } else if (type === articleSchema.nodes.video) {
      const title = videos.find(({ publishId }) => publishId === textOf(attrs, 'publishId'))?.title ?? ''
      named.push(type.create({ ...attrs, title }))
    } else named.push(node)
  })
  return doc.copy(Fragment.from(named))
}
