import { pageFile } from '@guangquan/routes/page-file'
import { routes, type ListedRoute } from '@guangquan/routes/table'
import * as z from 'zod'

const Chunk = z.object({
  file: z.string(),
  css: z.array(z.string()).default([]),
  imports: z.array(z.string()).default([]),
  isEntry: z.boolean().default(false),
})

/** The manifest of a build of the site, by source. */
export const Manifest = z.record(z.string(), Chunk)
type Manifest = z.output<typeof Manifest>

/** A separate entry: the bundler writes no file for `index.html` if only imports are left of it. */
const pageSource = 'src/main.tsx'
/** The route table and the names of all pages but the early ones. */
const otherPagesSource = 'src/app/other-pages.ts'
// The page for unknown paths.
const notFoundPath = '/404'
const beforePaintSource = 'src/before-paint.ts'
/** Sends a member's first calls while the scripts of the page still load. */
const firstCallsSource = 'src/platform/first-calls.ts'
/** Loads the photographs that the first responses name. */
const firstPicturesSource = 'src/app/first-pictures.ts'

/** The tags that load a page's scripts and styles. */
export interface PageFiles {
  /** Blocks the first paint. */
  first: string
  /** Needed for hydration. */
  rest: string
}

/**
 * Tags for a page: everything it needs starts loading with the page instead of when another script imports it.
 * @param route the row of the page; null for an unknown path
 * @param forMember the files of the page that members get instead, if there is one
 */
export function pageFiles(manifest: Manifest, route: ListedRoute | null, forMember: boolean): PageFiles {
  const files = new Set<string>()
  // In this order, because scripts run one after the other.
  const begin = forMember ? [...memberScripts(route), pageSource] : [pageSource]
  for (const source of begin) collect(manifest, source, files)
  const firstFiles = files.size
  collect(manifest, sourceOf(route, forMember), files)
  if (route?.early !== true) collect(manifest, otherPagesSource, files)
  const beforePaint = manifest[beforePaintSource]?.file
  const first = beforePaint === undefined ? [] : [`<script src="/${beforePaint}"></script>`]
  const rest: string[] = []
  for (const [place, file] of [...files].entries()) {
    // A browser has fewer connections than a page has scripts: a member's first calls have priority over the page's
    // own.
    const priority = begin.length > 1 && place >= firstFiles ? ' fetchpriority="low"' : ''
    if (file.endsWith('.css')) first.push(`<link rel="stylesheet" href="/${file}">`)
    else rest.push(`<link rel="modulepreload" crossorigin href="/${file}"${priority}>`)
  }
  for (const source of begin) {
    const file = manifest[source]?.file
    if (file !== undefined) rest.push(`<script type="module" crossorigin src="/${file}"></script>`)
  }
  return { first: first.join(''), rest: rest.join('') }
}

/** Scripts that a member's page runs before the site's own script. */
function memberScripts(route: ListedRoute | null): string[] {
  if (route?.first === undefined && route?.memberFirst === undefined) return []
  return route.memberPictures === true ? [firstCallsSource, firstPicturesSource] : [firstCallsSource]
}

/**
 * The tags of a drawn page, which is visible before its scripts run: `before-paint.ts` loads those once the styles and
 * the photographs in view have arrived.
 */
export function scriptsLater({ first, rest }: PageFiles): PageFiles {
  return { first: `<template id="scripts">${rest}</template>${first}`, rest: '' }
}

function sourceOf(route: ListedRoute | null, forMember: boolean): string {
  if (route === null) return pageFile(routes[notFoundPath].page)
  if (forMember && route.memberPage !== undefined) return pageFile(route.memberPage)
  return pageFile(route.page)
}

function collect(manifest: Manifest, key: string, files: Set<string>): void {
  const chunk = manifest[key]
  if (chunk === undefined || files.has(chunk.file)) return
  files.add(chunk.file)
  for (const file of chunk.css) files.add(file)
  for (const imported of chunk.imports) collect(manifest, imported, files)
}
