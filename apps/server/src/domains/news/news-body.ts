import type { NewsBlock } from '@guangquan/contract'
import { Marked, type Token, type Tokens } from 'marked'
import { sanitiseArticle } from '../article/index.ts'

/** A picture of a body, as shown. */
export type ShownPicture = Pick<
  Extract<NewsBlock, { kind: 'picture' }>,
  'url' | 'smallUrl' | 'width' | 'height'
>

const marked = new Marked({
  gfm: true,
  breaks: true,
  // HTML in the Markdown is not recognised, and so is shown as text.
  tokenizer: { html: () => undefined, tag: () => undefined },
})

/** The references to pictures in a body, in order: paths of stored ones, and ids of uploads. */
export function listPictures(body: string): string[] {
  const keys: string[] = []
  void marked.walkTokens(marked.lexer(body), (token) => {
    if (isImage(token)) keys.push(token.href)
  })
  return [...new Set(keys)]
}

/** The destination of a picture or link in Markdown: in its place, or in a definition. */
const destination = /(\]\(\s*<?|^[ >\t]*\[[^\]\n]+\]:[\s>]*<?)([^\s<>()]+)/gm

/** A body with other names for its pictures. */
export function renamePictures(body: string, names: ReadonlyMap<string, string>): string {
  return body.replace(destination, (_, before: string, name: string) => before + (names.get(name) ?? name))
}

/**
 * A body in blocks: text as sanitised HTML, pictures with their captions, tables. A picture is a block of its own below
 * the words of its paragraph; one that `pictures` does not have, or within a list, a quote or a table, is left out.
 */
export function newsBlocks(body: string, pictures: ReadonlyMap<string, ShownPicture>): NewsBlock[] {
  const blocks: NewsBlock[] = []
  let words: Token[] = []
  const endText = () => {
    const { html } = sanitiseArticle(marked.parser(words), 'any')
    if (html !== '') blocks.push({ kind: 'text', html })
    words = []
  }
  for (const token of marked.lexer(body)) {
    if (isTable(token)) {
      endText()
      blocks.push({ kind: 'table', head: token.header.map(cellText), rows: token.rows.map(rowTexts) })
    } else if (isParagraph(token)) {
      const images = token.tokens.filter(isImage)
      words.push({ ...token, tokens: token.tokens.filter((part) => !isImage(part)) })
      for (const { href, text } of images) {
        const picture = pictures.get(href)
        if (picture === undefined) continue
        endText()
        blocks.push({ kind: 'picture', ...picture, caption: text })
      }
    } else words.push(token)
  }
  endText()
  return blocks
}

/** A body without pictures and tables, as sanitised HTML; null if it contains one, or has no words. */
export function textOnlyHtml(body: string): string | null {
  if (listPictures(body).length > 0) return null
  const texts = newsBlocks(body, new Map()).map((block) => (block.kind === 'text' ? block.html : null))
  return texts.length === 0 || texts.includes(null) ? null : texts.join('')
}

const isImage = (token: Token): token is Tokens.Image => token.type === 'image'
const isParagraph = (token: Token): token is Tokens.Paragraph => token.type === 'paragraph'
const isTable = (token: Token): token is Tokens.Table => token.type === 'table'

const rowTexts = (cells: readonly Tokens.TableCell[]) => cells.map(cellText)

/** A cell as plain text, without marks of emphasis and links. */
const cellText = ({ tokens }: Tokens.TableCell): string => tokens.map(plainText).join('')

function plainText(token: Token): string {
  if ('tokens' in token && token.tokens !== undefined) return token.tokens.map(plainText).join('')
  if (token.type === 'br') return ' '
  return isImage(token) ? '' : 'text' in token && typeof token.text === 'string' ? token.text : ''
}
