import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { pages } from './cases/pages.ts'
import { reads } from './cases/reads.ts'
import { writes } from './cases/writes.ts'
import { measureCases } from './measure/measure-cases.ts'
import { readOptions, usage, type Options } from './options.ts'
import { root } from './program/root.ts'
import { tableOf } from './report/print-table.ts'
import type { Machine, Report, SiteFigures } from './report/report.ts'
import { readPageBytes, type PageBytes } from './site/page-bytes.ts'
import { measurePageLoad, startBrowser, type PageLoad } from './site/page-load.ts'
import { openSite, type Site } from './site.ts'
import { makeStops, type Stops } from './stops.ts'
import { ensureBigPhoto } from './upload/big-photo.ts'
import { measureUpload } from './upload/measure-upload.ts'

// One load that keeps the server's thread busy all the time and still lets it answer within milliseconds.
const connections = 10
const uploads = 5

const modules = {
  home: 'src/features/home/pages/home-page.tsx',
  wall: 'src/features/photo/pages/photo-wall-page.tsx',
  detail: 'src/features/post/pages/post-detail-page.tsx',
}

const begin = performance.now()
const stops = makeStops()

function say(what: string): void {
  console.error(`${String(Math.round((performance.now() - begin) / 1000)).padStart(5)} s  ${what}`)
}

async function run(options: Options): Promise<Report> {
  const machine = describeMachine()
  if (machine.loadBefore > 0.5) {
    say(`this machine is busy (load ${machine.loadBefore.toFixed(1)}): read the ratios, not the figures`)
  }
  const wants = (part: string) => part.includes(options.only)
  const sites: Site[] = []
  for (const posts of options.sizes) {
    say(`a site with ${posts.toLocaleString('en')} posts`)
    sites.push(await openSite(stops, posts, options, say))
  }
  const cases = [...reads, ...pages, ...writes].filter((one) => wants(one.name))
  const measured = await measureCases(stops, sites, cases, { seconds: options.seconds, connections, say })
  const figures: SiteFigures[] = []
  for (const site of sites) {
    const { posts, startSeconds, idleBytes } = site
    const upload = wants('upload') ? await timeUploads(site) : null
    const pageLoads = wants('browser') ? await loadPages(stops, site) : {}
    figures.push({ posts, startSeconds, idleBytes, busyBytes: site.busyBytes(), upload, pageLoads })
  }
  return {
    at: new Date().toISOString(),
    machine,
    seconds: options.seconds,
    connections,
    cases: measured,
    sites: figures,
    bytes: wants('bytes') ? readBytes() : {},
  }
}

function describeMachine(): Machine {
  const [processor] = cpus()
  return {
    processors: cpus().length,
    model: processor?.model ?? '',
    memoryGiB: Math.round(totalmem() / 1024 ** 3),
    node: process.version,
    loadBefore: loadavg()[0] ?? 0,
  }
}

async function timeUploads(site: Site) {
  say('upload')
  return measureUpload(site.members, await ensureBigPhoto(), uploads)
}

async function loadPages(every: Stops, site: Site): Promise<Record<string, PageLoad>> {
  say('browser')
  const browser = await startBrowser(every)
  const [post] = site.survey.postIds
  const paths = { home: '/', wall: '/post/photo', detail: `/post/detail/${post}` }
  const found: Record<string, PageLoad> = {}
  for (const [page, path] of Object.entries(paths)) {
    found[page] = await measurePageLoad(browser, site.server.url + path)
  }
  await browser.close()
  return found
}

function readBytes(): Record<string, PageBytes> {
  const dist = join(root, 'apps', 'web', 'dist')
  return Object.fromEntries(
    Object.entries(modules).map(([page, module]) => [page, readPageBytes(dist, module)]),
  )
}

let ending: Promise<never> | undefined

/** Stops everything and ends. Asked again while it does so, it goes on with the first. */
function end(code: number): Promise<never> {
  ending ??= stops.all().then(() => process.exit(code))
  return ending
}

let options: Options
try {
  options = readOptions(process.argv.slice(2))
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  process.exit(2)
}
process.once('SIGINT', () => void end(130))
process.once('SIGTERM', () => void end(143))
try {
  const report = await run(options)
  const file = join(root, '.cache', 'bench-last.json')
  mkdirSync(join(root, '.cache'), { recursive: true })
  writeFileSync(file, JSON.stringify(report, null, 2))
  console.log(`\n${tableOf(report)}\n\n${notes(report)}\n${file}`)
  await end(0)
} catch (error) {
  // What fails because it was stopped is no failure.
  if (ending === undefined) console.error(error)
  await end(1)
}

function notes({ machine, seconds }: Report): string {
  return `${machine.processors} × ${machine.model}, ${machine.memoryGiB} GiB, Node ${machine.node}; load before ${machine.loadBefore.toFixed(1)}.
${connections} connections, ${seconds} s each in rounds that take turns with the references; requests are signed ahead, and
references get the same requests from the same generator (gen: how much of a processor it used; near 100 % it is the limit).
CPU ms: processor time per request of the answering Node program; DB ms: of PostgreSQL. ours÷: our requests/s divided by
the reference's of the same round; CPU÷: its processor time per request, database included, divided by ours.
The server runs as a developer's does (NODE_ENV=development) but for rate limits, which are off. Not measured are
network latency and TLS.`
}
