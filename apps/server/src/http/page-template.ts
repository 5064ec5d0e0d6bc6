import { readFile } from 'node:fs/promises'
import * as z from 'zod'
import { escapeHtml, escapeJson } from './escape-html.ts'

const Chunk = z.object({
  file: z.string(),
  css: z.array(z.string()).default([]),
  imports: z.array(z.string()).default([]),
  isEntry: z.boolean().default(false),
})
const Manifest = z.record(z.string(), Chunk)

/** What one answer puts into the page. */
export interface PageContent {
  title: string
  description: string
  /** Absolute address of this page and of its picture, where the installation knows its own. */
  canonical: string | null
  imageUrl: string | null
  /** First photograph to fetch ahead. */
  photo: { srcSet: string; sizes: string } | null
  /** Module of the route in the site's sources. */
  module: string | undefined
  indexed: boolean
  /** JSON text. */
  boot: string
}

/** The built page, ready to be rendered. */
export interface PageTemplate {
  render: (content: PageContent) => string
}

/** Reads `index.html` and the manifest of the built site; null where nothing is built. */
export async function readPageTemplate(site: URL): Promise<PageTemplate | null> {
  const html = await readFile(new URL('index.html', site), 'utf8').catch(() => null)
  if (html === null) return null
  const manifest = Manifest.parse(JSON.parse(await readFile(new URL('manifest.json', site), 'utf8')))
  const [start = '', rest = ''] = html.split(/<title>[^<]*<\/title>/)
  const [head = '', body = ''] = rest.split('</head>')
  const [content = '', end = ''] = body.split('</body>')
  const announced = new Map<string | undefined, string>()
  return {
    render: (page) => {
      let links = announced.get(page.module)
      if (links === undefined) announced.set(page.module, (links = chunkLinks(manifest, page.module)))
      const boot = `<script type="application/json" id="boot">${escapeJson(page.boot)}</script>`
      return `${start}${headTags(page)}${links}${head}</head>${content}${boot}</body>${end}`
    },
  }
}

function headTags(page: PageContent): string {
  const title = escapeHtml(page.title)
  const tags = [`<title>${title}</title>`, `<meta property="og:title" content="${title}">`]
  tags.push(`<meta property="og:type" content="website">`)
  if (page.description !== '') {
    const description = escapeHtml(page.description)
    tags.push(`<meta name="description" content="${description}">`)
    tags.push(`<meta property="og:description" content="${description}">`)
  }
  if (page.canonical !== null) {
    tags.push(`<link rel="canonical" href="${escapeHtml(page.canonical)}">`)
    tags.push(`<meta property="og:url" content="${escapeHtml(page.canonical)}">`)
  }
  if (page.imageUrl !== null) tags.push(`<meta property="og:image" content="${escapeHtml(page.imageUrl)}">`)
  if (!page.indexed) tags.push('<meta name="robots" content="noindex">')
  if (page.photo !== null) {
    const { srcSet, sizes } = page.photo
    tags.push(
      `<link rel="preload" as="image" imagesrcset="${escapeHtml(srcSet)}" imagesizes="${escapeHtml(sizes)}" fetchpriority="high">`,
    )
  }
  return tags.join('')
}

// The route's own scripts and styles begin with the page instead of after the entry has run.
function chunkLinks(manifest: z.output<typeof Manifest>, module: string | undefined): string {
  const present = new Set<string>()
  for (const [key, chunk] of Object.entries(manifest)) if (chunk.isEntry) collect(manifest, key, present)
  const wanted = new Set<string>()
  if (module !== undefined) collect(manifest, module, wanted)
  return [...wanted]
    .filter((file) => !present.has(file))
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" href="/${file}">`
        : `<link rel="modulepreload" crossorigin href="/${file}">`,
    )
    .join('')
}

function collect(manifest: z.output<typeof Manifest>, key: string, files: Set<string>): void {
  const chunk = manifest[key]
  if (chunk === undefined || files.has(chunk.file)) return
  files.add(chunk.file)
  for (const file of chunk.css) files.add(file)
  for (const imported of chunk.imports) collect(manifest, imported, files)
}
