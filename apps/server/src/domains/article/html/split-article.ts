import type { Figure } from './figure.ts'

/** A part of an article: markup of text, or a figure. */
export type ArticlePiece = { kind: 'text'; html: string } | Figure

// Exactly what `writeDoc` writes; figures are at the top level only.
const figure =
  /<figure data-(photo|product|video)="([^"<>&]*)">(?:<figcaption>([^<>]*)<\/figcaption>)?<\/figure>/g

/** Splits stored HTML at its figures. Only for output of the sanitiser. */
export function splitArticle(html: string): ArticlePiece[] {
  const pieces: ArticlePiece[] = []
  let at = 0
  const text = (to: number) => {
    if (to > at) pieces.push({ kind: 'text', html: html.slice(at, to) })
  }
  for (const found of html.matchAll(figure)) {
    const [whole, kind, id = '', caption = ''] = found
    text(found.index)
    at = found.index + whole.length
    if (kind === 'photo') pieces.push({ kind, fileId: id, caption: plainText(caption) })
    else if (kind === 'video') pieces.push({ kind, publishId: id })
    else pieces.push({ kind: 'product', id })
  }
  text(html.length)
  return pieces
}

/** Plain text of stored HTML, captions included, for search. Only for output of the sanitiser. */
export function articleText(html: string): string {
  return plainText(html.replace(/<br>|<\/(?:p|h2|h3|figcaption)>/g, '\n').replace(/<[^>]*>/g, ''))
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

function plainText(escaped: string): string {
  return escaped.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? '')
}
