// The second Trusted Types policy named in the site's headers: its output is parsed into a document that is never
// shown, and only what the editor's own schema accepts is used.
const policy = globalThis.trustedTypes?.createPolicy('detached', { createHTML: (html) => html })

/**
 * Parses HTML into a detached document: nothing in it is shown, loaded or run. The page's CSP applies there too and
 * would report every style and handler, so style attributes are renamed (see `styleOf`), and handlers, style sheets and
 * elements that load or redirect are removed first.
 */
export function detachedMarkup(html: string): HTMLElement {
  const quiet = html
    .replace(/<(style|script)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<(\/?)(?:style|script|base|meta|link|object|embed)\b/gi, '<$1x-removed')
    .replace(
      startTag,
      (_, name: string, attributes: string) => `<${name}${attributes.replace(attribute, inert)}>`,
    )
  return new DOMParser().parseFromString(policy?.createHTML(quiet) ?? quiet, 'text/html').body
}

// As HTML is parsed: a `>` in quotes does not end a tag, and a slash separates attributes as a space does. An unquoted
// `<` is no part of one, so that thousands of unfinished tags take linear time.
const startTag = /<([a-z][^\s/<>"']*)((?:[\s/](?:"[^"]*"|'[^']*'|[^"'<>])*)?)>/gi
const attribute = /([^\s"'<>/=]+)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?/g

function inert(whole: string, name: string, value = ''): string {
  if (/^on/i.test(name)) return ''
  return /^style$/i.test(name) ? `data-style${value}` : whole
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
