import { escapeHtml } from '../../text/escape-html.ts'

const head = '<?xml version="1.0" encoding="UTF-8"?>'
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

export interface MappedUrl {
  url: string
  changedAt?: Date
}

/** The index: the URLs of the files. */
export function writeIndex(files: string[]): string {
  const entries = files.map((url) => `<sitemap><loc>${escapeHtml(url)}</loc></sitemap>`)
  return `${head}<sitemapindex xmlns="${namespace}">${entries.join('')}</sitemapindex>`
}

/** One file: URLs of pages, with their last change. */
export function writeUrls(urls: MappedUrl[]): string {
  const entries = urls.map(({ url, changedAt }) => {
    const changed = changedAt === undefined ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`
    return `<url><loc>${escapeHtml(url)}</loc>${changed}</url>`
  })
  return `${head}<urlset xmlns="${namespace}">${entries.join('')}</urlset>`
}
