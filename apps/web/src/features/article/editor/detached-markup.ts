// The second policy that the site's headers name: what passes here is parsed into a document that is never shown, and
// what the editor's own model understands of it is all that comes out.
const policy = trustedTypes?.createPolicy('detached', { createHTML: (html) => html })

/**
 * HTML read into a document of its own: nothing of it is shown, loaded or run. The policy of the page holds there too
 * and would throw styles away with a complaint, so attributes come under another name (see `styleOf`) and sheets not
 * at all.
 */
export function detachedMarkup(html: string): HTMLElement {
  const plain = html.replace(/<style\b[\s\S]*?<\/style\s*>/gi, '').replace(/<(\/?)style\b/gi, '<$1x-style')
  const quiet = plain.replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/\sstyle\s*=/gi, ' data-style='))
  return new DOMParser().parseFromString(policy?.createHTML(quiet) ?? quiet, 'text/html').body
}

/** What the style attribute of such an element says of one property; empty when it says nothing. */
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
