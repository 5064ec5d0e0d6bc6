import { escapeHtml, unescapeHtml } from '../../../text/escape-html.ts'

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

/** The headings and paragraphs that HTML of terms consists of, as text. */
export function paragraphsOf(html: string): { isHeading: boolean; text: string }[] {
  return [...html.matchAll(/<(h2|p)>([\s\S]*?)<\/\1>/g)].map(([, tag, inner = '']) => ({
    isHeading: tag === 'h2',
    text: unescapeHtml(inner),
  }))
}

/** HTML of terms as staff write it, to begin the next version with. */
export function textOfTerms(html: string): string {
  return paragraphsOf(html)
    .map(({ isHeading, text }) => (isHeading ? `\n${heading}${text}` : text))
    .join('\n')
    .trim()
}
