interface Policy {
  createHTML: (html: string) => string
  createScriptURL: (address: string, configured?: string) => string
}

declare global {
  /** Missing in older browsers. Its policies return trusted objects, which are accepted in place of strings. */
  var trustedTypes: { createPolicy: (name: string, rules: Partial<Policy>) => Policy } | undefined
}

/** Exactly the markup the server writes for terms and articles; see `write-doc.ts` and `terms-html.ts` there. */
const written =
  /<\/?(?:p|h[23]|strong|blockquote|[ou]l|li)>|<br>|<\/a>|<a href="(?:\/(?!\/)|https:\/\/)[^"<>]*"(?: target="_blank" rel="nofollow ugc noopener")?>/g

/** Whether a text contains no markup but what the server writes after sanitising an article. */
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

// Named in the site's headers; text becomes markup or a script URL only through it.
const policy = globalThis.trustedTypes?.createPolicy('app', rules) ?? rules

/** HTML of the server, as a trusted value; markup the server never writes is escaped and shown as text. */
export const trustedMarkup = (html: string): string => policy.createHTML(html)

/**
 * The URL of a script, as a trusted value: of the site itself, or the one named in the settings.
 * @throws TypeError for any other
 */
export const trustedScript = (address: string, configured?: string): string =>
  policy.createScriptURL(address, configured)
