import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import * as z from 'zod'

const Chunk = z.object({
  file: z.string(),
  css: z.array(z.string()).default([]),
  imports: z.array(z.string()).default([]),
})
const Manifest = z.record(z.string(), Chunk)

/** Upper limit for the scripts of the home page's first view, in kilobytes after gzip. */
export const homeScriptsKb = 114

/** What every document of a visitor loads. */
const visitorEntries = ['src/main.tsx', 'src/before-paint.ts']

/** What a browser loads before a page is shown, in bytes after gzip. */
export interface PageBytes {
  js: number
  css: number
  files: number
}

/**
 * Scripts and styles of a visitor's first view of a page: the entries, the page's own module, and everything that these
 * import statically.
 * @param dist folder of the built site
 * @param module the page's module in the site's sources, such as `src/features/home/pages/home-page.tsx`
 */
export function readPageBytes(dist: string, module: string): PageBytes {
  const manifest = Manifest.parse(JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')))
  if (manifest[module] === undefined) throw new Error(`the built site has no ${module}`)
  const files = new Set<string>()
  for (const source of [...visitorEntries, module]) collect(manifest, source, files)
  const sum = (end: string) =>
    [...files]
      .filter((file) => file.endsWith(end))
      .reduce((total, file) => total + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0)
  return { js: sum('.js'), css: sum('.css'), files: files.size }
}

function collect(manifest: z.output<typeof Manifest>, key: string, files: Set<string>): void {
  const chunk = manifest[key]
  if (chunk === undefined || files.has(chunk.file)) return
  files.add(chunk.file)
  for (const file of chunk.css) files.add(file)
  for (const imported of chunk.imports) collect(manifest, imported, files)
}
