/**
 * Acts as a person on a provider's page: opens it, chooses an identity, and agrees or refuses.
 * @returns the URL of the site to which the provider sends the browser
 * @throws when the page refuses
 */
export async function agree(
  href: string,
  { person = 'linjian', decision = 'agree' }: { person?: string; decision?: 'agree' | 'refuse' } = {},
): Promise<URL> {
  // oxlint-disable-next-line no-restricted-globals -- a browser of the tests, not the server
  const page = await fetch(href, { headers: { accept: 'text/html' } })
  const html = await page.text()
  if (page.status !== 200) throw new Error(`the page returned ${page.status}`)
  const [, action = ''] = /<form action="([^"]+)"/.exec(html) ?? []
  const url = new URL(action, href)
  for (const [, name = '', value = ''] of html.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)) {
    url.searchParams.set(name, unescape(value))
  }
  url.searchParams.set('person', person)
  url.searchParams.set('answer', decision)
  // oxlint-disable-next-line no-restricted-globals -- as above
  const decided = await fetch(url, { redirect: 'manual' })
  const location = decided.headers.get('location')
  if (location === null) throw new Error(`the provider returned ${decided.status}`)
  return new URL(location)
}

function unescape(text: string): string {
  return text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
}
