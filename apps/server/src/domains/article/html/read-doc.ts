import { Parser } from 'htmlparser2'
import type { Block } from './article-doc.ts'
import { cleanLink, type LinkHosts } from '@guangquan/rules/posts/article-link'
import { makeDocBuilder } from './doc-builder.ts'
import { readFigure } from './figure.ts'

/**
 * Parses allow-listed HTML as an article: any nesting becomes a flat list of blocks. Unsupported elements keep their
 * text.
 */
export function readDoc(html: string, hosts: LinkHosts): Block[] {
  const builder = makeDocBuilder()
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        switch (name) {
          case 'strong':
            return builder.strong(1)
          case 'a':
            return builder.openLink(cleanLink(attributes['href'] ?? '', hosts))
          case 'br':
            return builder.lineBreak()
          case 'p':
            return builder.paragraph()
          case 'h2':
            return builder.openHeading(2)
          case 'h3':
            return builder.openHeading(3)
          case 'blockquote':
            return builder.openQuote()
          case 'ul':
            return builder.openList(false)
          case 'ol':
            return builder.openList(true)
          case 'li':
            return builder.item()
          case 'figure':
            return builder.openFigure(readFigure(attributes))
          case 'figcaption':
            return builder.openCaption()
        }
      },
      ontext: (text) => builder.text(text),
      onclosetag: (name) => {
        switch (name) {
          case 'strong':
            return builder.strong(-1)
          case 'a':
            return builder.closeLink()
          case 'p':
          case 'li':
            return builder.paragraph()
          case 'h2':
          case 'h3':
            return builder.closeHeading()
          case 'blockquote':
            return builder.closeQuote()
          case 'ul':
          case 'ol':
            return builder.closeList()
          case 'figure':
            return builder.closeFigure()
          case 'figcaption':
            return builder.closeCaption()
        }
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  )
  parser.end(html)
  return builder.end()
}
