import type { ArticleProduct, ArticleVideo } from '@guangquan/contract'
import { DOMParser as ModelParser, DOMSerializer, Fragment, type Node } from 'prosemirror-model'
import { detachedMarkup } from './detached-markup.ts'
import { articleSchema, readPhoto, textOf } from './schema.ts'

const serializer = DOMSerializer.fromSchema(articleSchema)

/** Reads HTML as the server keeps it. Nothing of it is put into the page as markup. */
export function readArticle(html: string): Node {
  return ModelParser.fromSchema(articleSchema).parse(detachedMarkup(html))
}

/** What the server is given: photographs that have not arrived are left out. */
export function writeArticle(doc: Node): string {
  const page = document.implementation.createHTMLDocument('')
  const holder = page.createElement('div')
  doc.forEach((node) => {
    if (node.type === articleSchema.nodes.photo && readPhoto(node.attrs).fileId === null) return
    holder.append(serializer.serializeNode(node, { document: page }))
  })
  return holder.innerHTML
}

/** Words of an article, captions among them, for its length. */
export function wordsOf(doc: Node): string {
  const words: string[] = []
  doc.descendants((node) => {
    if (node.isText) words.push(node.text ?? '')
    if (node.type === articleSchema.nodes.photo) words.push(readPhoto(node.attrs).caption)
  })
  return words.join('')
}

/** How many figures of each kind an article holds, and by which names its photographs are known to the uploads. */
export function countFigures(doc: Node): { photos: number; videos: number; photoNames: Set<string> } {
  let photos = 0
  let videos = 0
  const photoNames = new Set<string>()
  doc.forEach(({ type, attrs }) => {
    if (type === articleSchema.nodes.video) videos++
    if (type !== articleSchema.nodes.photo) return
    photos++
    const { fileId, key } = readPhoto(attrs)
    photoNames.add(fileId ?? key ?? '')
  })
  return { photos, videos, photoNames }
}

/** Nothing written, nothing placed. */
export function isEmpty(doc: Node): boolean {
  return (
    doc.childCount === 1 &&
    doc.firstChild?.type === articleSchema.nodes.paragraph &&
    doc.firstChild.content.size === 0
  )
}

/** Gives the cards of a kept article the names they are shown by; the HTML knows their ids alone. */
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
