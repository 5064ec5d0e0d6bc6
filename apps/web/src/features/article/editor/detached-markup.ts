// The second Trusted Types policy named in the site's headers: its output is parsed into a document that is never
// shown, and only what the editor's own schema accepts is used.
const policy = globalThis.trustedTypes?.createPolicy('detached', { createHTML: (html) => html })

/**
 * Parses HTML into a detached document: nothing of it is shown, loaded or run. The page's CSP applies there too and
 * would report every style, so style attributes are renamed (see `styleOf`) and style sheets removed.
 */
export function detachedMarkup(html: string): HTMLElement {
  const plain = html.replace(/<style\b[\s\S]*?<\/style\s*>/gi, '').replace(/<(\/?)style\b/gi, '<$1x-style')
  const quiet = plain.replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/\sstyle\s*=/gi, ' data-style='))
  return new DOMParser().parseFromString(policy?.createHTML(quiet) ?? quiet, 'text/html').body
}

/** The value of one property in the style attribute of such an element; empty if absent. */
export function styleOf(element: Element, property: string): string {
  const style = element.getAttribute('data-style') ?? ''
  const found = style.split(';').findLast((part) => part.split(':')[0]?.trim().toLowerCase() === property)
  return (
    found
      ?.slice(found.indexOf(':') + 1)
      .trim()
      .toLowerCase() ?? ''
  )
}
