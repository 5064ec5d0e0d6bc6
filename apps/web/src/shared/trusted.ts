interface Policy {
  createHTML: (html: string) => string
  createScriptURL: (address: string, configured?: string) => string
}

declare global {
  /** Of newer browsers alone. What its policies make is an object of its own kind, and goes where texts go. */
  var trustedTypes: { createPolicy: (name: string, rules: Partial<Policy>) => Policy } | undefined
}

/** What the server writes terms and articles with, to the letter; see `write-doc.ts` and `terms-html.ts` there. */
const written =
  /<\/?(?:p|h[23]|strong|blockquote|[ou]l|li)>|<br>|<\/a>|<a href="(?:\/(?!\/)|https:\/\/)[^"<>]*"(?: target="_blank" rel="nofollow ugc noopener")?>/g

/** Whether a text holds no markup but what the server writes after it has sanitised an article. */
export function isServerMarkup(html: string): boolean {
  return !html.replaceAll(written, '').includes('<')
}

const rules: Policy = {
  createHTML: (html) => (isServerMarkup(html) ? html : html.replaceAll('<', '&lt;')),
  createScriptURL: (address, configured) => {
    if (address !== configured && new URL(address, location.href).origin !== location.origin)
      throw new TypeError('Scripts come from the site itself')
    return address
  },
}

// The headers of the site name it, and no text becomes markup or the address of a script in any other way.
const policy = globalThis.trustedTypes?.createPolicy('app', rules) ?? rules

/** HTML of the server, as the page may show it; markup that the server never writes is shown as the text it is. */
export const trustedMarkup = (html: string): string => policy.createHTML(html)

/**
 * The address of a script, as the page may load it: of the site itself, or the one that its settings name.
 * @throws TypeError for any other
 */
export const trustedScript = (address: string, configured?: string): string =>
  policy.createScriptURL(address, configured)
