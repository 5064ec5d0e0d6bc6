import { signInByCode } from '@guangquan/e2e/support/new-account.ts'
import { readPageBytes, type PageBytes } from '@guangquan/e2e/support/page-bytes.ts'
import { loadavg, cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { declaredMethods, isOfConsole } from '@guangquan/contract'
import { nameOf, type Case } from './cases/case.ts'
import { consoleReads } from './cases/console.ts'
import { otherReads } from './cases/other-reads.ts'
import { onceWrites } from './cases/once-writes.ts'
import { pages } from './cases/pages.ts'
import { reads } from './cases/reads.ts'
import { togetherReads, togetherWrites } from './cases/together.ts'
import { writes } from './cases/writes.ts'
import { measureCards } from './measure/measure-cards.ts'
import { measureCases } from './measure/measure-cases.ts'
import { isAskedFor, type Options } from './options.ts'
import { ensureFilled } from './program/ensure-filled.ts'
import { root } from './program/root.ts'
import type { Machine, Report, SiteFigures } from './report/report.ts'
import { membersHome } from './report/targets.ts'
import { measurePageLoad, startBrowser, type Opened, type PageLoad } from './site/page-load.ts'
import { pageFile } from '@guangquan/routes/page-file'
import { routes } from '@guangquan/routes/table'
import { openSite, type Site } from './site.ts'
import type { Cleanup } from './cleanup.ts'
import { ensureBigPhoto } from './upload/big-photo.ts'
import { tryCases } from './measure/try-cases.ts'
import { measureUpload, type UploadFigures } from './upload/measure-upload.ts'

// A load that keeps the server's thread always busy and still lets it respond within milliseconds.
const connections = 10
const uploads = 5
/** Seconds reserved for measurements after the cases, for each site. */
const uploadSeconds = 40
const browserSeconds = 110
const otherSeconds = 20
const busyMachine = 0.5
// A member who was not signed in for the load, because a phone gets one code a minute.
const demonstrationPhone = '13800130040'

const allCases: readonly Case[] = [
  ...reads,
  ...togetherReads,
  ...otherReads,
  ...pages,
  ...writes,
  ...togetherWrites,
  ...onceWrites,
  ...consoleReads,
]

const modules = {
  home: pageFile(routes['/'].page),
  wall: pageFile(routes['/post/photo'].page),
  detail: pageFile(routes['/post/detail/:id'].page),
}

/** Measures everything requested; nothing in a trial. @param say called for each step */
export async function runBench(
  stops: Cleanup,
  options: Options,
  say: (what: string) => void,
): Promise<Report | null> {
  const machine = describeMachine()
  if (machine.loadBefore > busyMachine) {
    say(`this machine is busy (load ${machine.loadBefore.toFixed(1)}): read the ratios, not the figures`)
  }
  for (const posts of options.sizes) {
    await ensureFilled(stops, { posts, ledger: options.ledger ?? posts }, say)
  }
  const begin = performance.now()
  const sites: Site[] = []
  for (const posts of options.sizes) {
    say(`a site with ${posts.toLocaleString('en')} posts`)
    sites.push(await openSite(stops, posts, options, say))
  }
  const cases = allCases.filter((one) => isAskedFor(options, one.name))
  if (options.isTrial) {
    for (const site of sites) for (const line of await tryCases(site, cases)) say(line)
    return null
  }
  const end = begin + 1000 * (60 * options.minutes - sites.length * secondsAfter(options))
  const { cases: measured, failed } = await measureCases(stops, sites, cases, {
    seconds: options.seconds,
    end,
    connections,
    say,
  })
  const figures: SiteFigures[] = []
  for (const site of sites) figures.push(await measureSite(stops, site, options, say))
  return {
    at: new Date().toISOString(),
    machine,
    minutes: (performance.now() - begin) / 60_000,
    seconds: options.seconds,
    connections,
    cases: measured,
    failed,
    withoutCase: callsWithoutCase(),
    sites: figures,
    bytes: isAskedFor(options, 'bytes') ? readBytes() : {},
  }
}

/** Calls of members and visitors that are lists, other reads or writes and that no case makes. */
function callsWithoutCase(): string[] {
  const made = new Set(allCases.flatMap(({ calls }) => calls ?? []))
  return declaredMethods
    .filter((method) => (method.read || method.write) && !isOfConsole(method))
    .map(nameOf)
    .filter((name) => !made.has(name))
}

function secondsAfter(options: Options): number {
  const of = (part: string, seconds: number) => (isAskedFor(options, part) ? seconds : 0)
  return of('upload', uploadSeconds) + of('browser', browserSeconds) + otherSeconds
}

function describeMachine(): Machine {
  const processors = cpus()
  return {
    processors: processors.length,
    model: processors[0]?.model ?? '',
    memoryGiB: Math.round(totalmem() / 1024 ** 3),
    node: process.version,
    loadBefore: loadavg()[0] ?? 0,
  }
}

async function measureSite(
  stops: Cleanup,
  site: Site,
  options: Options,
  say: (what: string) => void,
): Promise<SiteFigures> {
  const { posts, startSeconds, idleBytes } = site
  let upload: UploadFigures | null = null
  if (isAskedFor(options, 'upload')) {
    say('upload')
    upload = await measureUpload(site.members, await ensureBigPhoto(), uploads)
  }
  let pageLoads: Record<string, PageLoad> = {}
  if (isAskedFor(options, 'browser')) {
    say('browser')
    pageLoads = await loadPages(stops, site)
  }
  const cards = isAskedFor(options, 'bytes') ? await measureCards(site.members) : null
  return { posts, startSeconds, idleBytes, busyBytes: site.busyBytes(), cards, upload, pageLoads }
}

async function loadPages(
  stops: Cleanup,
  { server: { url }, survey }: Site,
): Promise<Record<string, PageLoad>> {
  const browser = await startBrowser(stops)
  const { postIds, articleIds } = survey
  const member = await signInByCode(url, demonstrationPhone)
  const pages: Record<string, Omit<Opened, 'url'> & { path: string }> = {
    home: { path: '/' },
    wall: { path: '/post/photo' },
    detail: { path: `/post/detail/${postIds[0]}` },
    article: { path: `/post/article-detail/${articleIds[0]}` },
    [membersHome]: { path: '/', state: member, useful: '.post-card' },
    profile: { path: '/user', state: member, useful: 'main h1' },
  }
  const found: Record<string, PageLoad> = {}
  for (const [page, { path, ...opened }] of Object.entries(pages)) {
    found[page] = await measurePageLoad(browser, { ...opened, url: url + path })
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
