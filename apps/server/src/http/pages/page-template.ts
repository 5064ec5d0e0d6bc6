import { readFile } from 'node:fs/promises'
import type { ListedRoute } from '@guangquan/routes/table'
import type { DrawnPage } from './draw-page.ts'
import { escapeHtml, escapeJson } from '../../text/escape-html.ts'
import { Manifest, pageFiles, scriptsLater, type PageFiles } from './page-files.ts'

/** The values of one response in the page. */
export interface PageContent {
  title: string
  description: string
  /** Absolute URL of this page and of its picture, where the installation knows its own address. */
  canonical: string | null
  imageUrl: string | null
  /** The row of the page; null for an unknown path. */
  route: ListedRoute | null
  indexed: boolean
  /** Style sheet of the brand; empty for the built-in look. */
  style: string
  /** Links to the icon of the tab. */
  icon: string
  /** Prefix of the keys under which the site stores data in the browser. */
  productKey: string
  /**
   * The drawn page before any script has run; null if the browser draws all of it. In a document for members it is
   * empty, but names the page's photographs.
   */
  drawn: DrawnPage | null
  /** Whether it has the files of the page that members get at this address. */
  forMember: boolean
  /** JSON text. */
  boot: string
}

/** The built page, ready to be rendered. */
export interface PageTemplate {
  render: (content: PageContent) => string
}

const ownTags =
  /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet|icon)")[^>]*>(?:<\/script>)?/g
const emptyRoot = '<div id="root"></div>'

/**
 * Reads `index.html` and the manifest of the built site; null without a build.
 * @param isRehearsal marks every page as one of a rehearsal
 */
export async function readPageTemplate(site: URL, isRehearsal = false): Promise<PageTemplate | null> {
  const html = await readFile(new URL('index.html', site), 'utf8').catch(() => null)
  if (html === null) return null
  const manifest = Manifest.parse(JSON.parse(await readFile(new URL('manifest.json', site), 'utf8')))
  const bare = html.replaceAll(ownTags, '')
  const [opening = '', start = '', head = '', before = '', end = ''] = bare.split(
    new RegExp(`(?<=<html)|<title>[^<]*</title>|(?=</head>)|${emptyRoot}`),
  )
  const known = {
    visitor: new Map<ListedRoute | null, PageFiles>(),
    member: new Map<ListedRoute | null, PageFiles>(),
  }
  return {
    render: (page) => {
      const { forMember, route } = page
      const drawn = forMember ? null : page.drawn
      const filesOf = forMember ? known.member : known.visitor
      let files = filesOf.get(route)
      if (files === undefined) filesOf.set(route, (files = pageFiles(manifest, route, forMember)))
      if (drawn !== null) files = scriptsLater(files)
      return [
        opening,
        isRehearsal ? ' data-rehearsal' : '',
        ` data-product="${escapeHtml(page.productKey)}"`,
        start,
        headTags(page),
        page.icon,
        files.first,
        drawn?.head,
        head,
        files.rest,
        forMember ? page.drawn?.head : '',
        page.style === '' ? '' : `<style>${page.style}</style>`,
        before,
        drawn === null
          ? emptyRoot
          : `<div id="root" data-drawn="${escapeHtml(drawn.address)}">${drawn.html}</div>`,
        `<script type="application/json" id="boot">${escapeJson(page.boot)}</script>`,
        end,
      ].join('')
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
  return tags.join('')
}
