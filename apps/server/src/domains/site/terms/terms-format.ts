import { escapeHtml, unescapeHtml } from '../../../http/escape-html.ts'

const heading = '## '

/** Terms as staff write them → the only HTML that terms consist of: headings and paragraphs around escaped text. */
export function htmlOfTerms(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) =>
      line.startsWith(heading)
        ? `<h2>${escapeHtml(line.slice(heading.length).trim())}</h2>`
        : `<p>${escapeHtml(line)}</p>`,
    )
    .join('\n')
}

/** Back again, to write the next version from the text in force. */
export function textOfTerms(html: string): string {
  const lines = [...html.matchAll(/<(h2|p)>([\s\S]*?)<\/\1>/g)].map(([, tag, inner = '']) => {
    const text = unescapeHtml(inner)
    return tag === 'h2' ? `\n${heading}${text}` : text
  })
  return lines.join('\n').trim()
}
