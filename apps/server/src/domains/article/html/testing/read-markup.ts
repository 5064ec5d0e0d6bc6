import { Parser } from 'htmlparser2'

/** A tag as a browser would parse it. */
export interface FoundTag {
  name: string
  attributes: Record<string, string>
}

/** Every tag of some HTML; comments and the like as tags of their own name. */
export function readMarkup(html: string): FoundTag[] {
  const found: FoundTag[] = []
  const parser = new Parser({
    onopentag: (name, attributes) => void found.push({ name, attributes }),
    oncomment: () => void found.push({ name: '#comment', attributes: {} }),
    onprocessinginstruction: (name) => void found.push({ name, attributes: {} }),
  })
  parser.end(html)
  return found
}

const plainTags = new Set(['p', 'br', 'strong', 'ul', 'ol', 'li', 'blockquote', 'h2', 'h3', 'figcaption'])
const uuid = /^[0-9a-f-]{36}$/
const figureValues: Record<string, RegExp> = {
  'data-photo': uuid,
  'data-video': uuid,
  'data-placeholder': /^(?:photo|video)$/,
  'data-product': /^(?:camera|lens):[a-z0-9.-]+$/,
}

/** Tags that are not allowed in an article. @param hosts hosts an article may link to */
export function disallowedIn(tags: readonly FoundTag[], hosts: readonly string[]): FoundTag[] {
  return tags.filter(({ name, attributes }) => {
    const names = Object.keys(attributes)
    if (plainTags.has(name)) return names.length > 0
    if (name === 'figure') {
      const [only = ''] = names
      return names.length !== 1 || figureValues[only]?.test(attributes[only] ?? '') !== true
    }
    if (name !== 'a') return true
    const { href = '', target, rel, ...rest } = attributes
    if (Object.keys(rest).length > 0) return true
    if (/^\/(?![/\\])/.test(href)) return target !== undefined || rel !== undefined
    const isListed = hosts.some(
      (host) => href.startsWith(`https://${host}/`) || href.startsWith(`https://www.${host}/`),
    )
    return !isListed || target !== '_blank' || rel !== 'nofollow ugc noopener'
  })
}
