import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** A built site, as far as the server depends on it. */
export interface SampleSite {
  site: URL
  /** Content of `/js/main-AAAAAAA.js`. */
  script: string
  remove: () => Promise<void>
}

const script = `export const text = ${JSON.stringify('light '.repeat(500))}`
// A stand-in for the build that draws pages: its output must be inserted correctly, and no page may be drawn without
// its data.
const drawing = `export const drawPage = (address, boot) =>
  address.startsWith('/user')
    ? null
    : { head: '<link rel="preload" as="image" href="/files/a/480.webp">', html: '<p>' + address + ' ' + JSON.parse(boot).queries.length + '</p>' }`

const manifest = {
  'src/main.tsx': {
    file: 'js/main-AAAAAAA.js',
    isEntry: true,
    imports: ['_shared'],
    css: ['css/main-AAAAAAA.css'],
  },
  'src/before-paint.ts': { file: 'js/before-paint-AAAAAAA.js', isEntry: true },
  _shared: { file: 'js/shared-AAAAAAA.js' },
  'src/features/home/pages/home-page.tsx': {
    file: 'js/home-AAAAAAA.js',
    css: ['css/home-AAAAAAA.css'],
    imports: ['_shared', '_wall'],
  },
  'src/features/home/pages/member-home-page.tsx': {
    file: 'js/member-AAAAAAA.js',
    css: ['css/member-AAAAAAA.css'],
    imports: ['_shared', 'src/main.tsx'],
  },
  _wall: { file: 'js/wall-AAAAAAA.js' },
}

/** Writes it to a temporary folder. */
export async function buildSampleSite(): Promise<SampleSite> {
  const built = await mkdtemp(join(tmpdir(), 'guangquan-site-'))
  const folder = join(built, 'dist')
  await mkdir(join(built, 'dist-server'))
  await mkdir(join(folder, 'js'), { recursive: true })
  await mkdir(join(folder, 'css'))
  const files = {
    'dist-server/server.js': drawing,
    'dist-server/package.json': '{"type":"module"}',
    'dist/index.html':
      '<!doctype html><html><head><title>x</title><script type="module" src="/js/main-AAAAAAA.js"></script></head><body><div id="root"></div></body></html>',
    'dist/manifest.json': JSON.stringify(manifest),
    'dist/js/main-AAAAAAA.js': script,
    'dist/robots.txt': 'User-agent: *\n',
  }
  for (const [name, content] of Object.entries(files)) await writeFile(join(built, name), content)
  return { site: pathToFileURL(`${folder}/`), script, remove: () => rm(built, { recursive: true }) }
}
