import { homeScriptsKb } from '@guangquan/e2e/support/page-bytes.ts'
import type { Measured } from '../measure/measured.ts'
import type { CaseFigures } from '../measure/measure-cases.ts'
import type { ReferenceKind } from '../cases/case.ts'
import { median } from '../measure/statistics.ts'
import type { Report, SiteFigures } from './report.ts'

/** One of the product's performance targets. */
export interface Target {
  name: string
  /** Null if it was not measured. */
  value: number | null
  text: string
  limit: string
  ok: boolean | null
}

/** The targets of the benchmark with the results of this run. */
export function judge(report: Report): Target[] {
  const sizes = [...new Set(report.cases.map((one) => one.posts))]
  return [
    ...sizes.flatMap((posts) => loadTargets(report, posts)),
    growth(report),
    ...report.sites.flatMap(siteTargets),
    max('initial JS of home, gzip', kilobytes(report.bytes['home']?.js), homeScriptsKb, 'kB', 1),
  ]
}

function loadTargets(report: Report, posts: number): Target[] {
  const cases = report.cases.filter((one) => one.posts === posts && isSound(one.ours))
  const at = ` (${size(posts)})`
  const named = (name: string) => cases.find((one) => one.name === name)
  const ratio = (name: string, kind: ReferenceKind): number | undefined =>
    named(name)?.references.find((one) => one.kind === kind && isSound(one.figures))?.ratio
  return [
    least(`member feed ÷ its SQL by bare Fastify${at}`, ratio('feed, member', 'sql'), 0.75),
    processor(`member feed${at}`, named('feed, member'), 0.35, 0.4),
    worstRead(cases, at),
    least(`visitor feed ÷ bare node:http${at}`, ratio('feed, visitor', 'plain'), 0.5),
    least(`page of home ÷ bare node:http${at}`, ratio('page home, visitor', 'plain'), 0.8),
    max(
      `page of a post, processor${at}`,
      named('page detail with comments, visitor')?.ours.cpu,
      detailPageMs,
      'ms',
      2,
    ),
    ...writeTargets.flatMap(([name, node, database]) => [
      least(`${name} ÷ its SQL by bare Fastify${at}`, ratio(name, 'sql'), 0.6),
      processor(`${name}${at}`, named(name), node, database),
    ]),
    least(`publish ÷ publish that earns nothing${at}`, named('publish')?.unearned?.ratio, 0.95),
    ...consoleTargets.map((name) => max(`${name}, p99${at}`, named(name)?.ours.p99, consoleMs, 'ms', 1)),
    ...searchTargets.map(([name, p99]) => search(`${name}${at}`, named(name), p99)),
    ...cases.flatMap(({ name, page800 }) =>
      page800 === null ? [] : [near(`page 800 ÷ page 1, ${name}${at}`, page800.ratio, 0.2)],
    ),
  ]
}

const isSound = ({ failed, requests }: Measured): boolean => failed === 0 && requests > 0

const detailPageMs = 1.5
/** Lists of the console that staff wait for most often, with ten connections. */
const consoleTargets = ['console queue', 'console search of members']
const consoleMs = 50
/** Name of the page of the browser's part that is judged by its first useful content. */
export const membersHome = 'home of a member'
/** Processor milliseconds of Node and of PostgreSQL. */
const writeTargets = [
  ['like', 0.6, 1.2],
  ['reply', 1, 1.8],
  ['publish', 2.5, 4.5],
] as const
/** p99 in milliseconds, with ten connections. */
const searchTargets = [
  ['search word, member', 60],
  ['search miss, member', 20],
] as const

/** The read of members that is slowest compared with its statements. */
function worstRead(cases: readonly CaseFigures[], at: string): Target {
  const reads = cases.flatMap(({ name, references }) => {
    const reference = references.find(({ kind, figures }) => kind === 'sql' && isSound(figures))
    const isOther = name.includes('member') && name !== 'feed, member'
    return reference === undefined || !isOther ? [] : [{ name, ratio: reference.ratio }]
  })
  const [worst] = reads.toSorted((a, b) => a.ratio - b.ratio)
  const name = `every other read of members ÷ its SQL${at}`
  return least(worst === undefined ? name : `${name}, worst: ${worst.name}`, worst?.ratio, 0.6)
}

function processor(name: string, one: CaseFigures | undefined, node: number, database: number): Target {
  const limit = `≤ ${node} + ${database} ms of Node and PostgreSQL`
  if (one === undefined || one.ours.databaseCpu === null) return notMeasured(name, limit)
  const { cpu, databaseCpu } = one.ours
  return {
    name,
    value: cpu + databaseCpu,
    text: `${cpu.toFixed(2)} + ${databaseCpu.toFixed(2)} ms`,
    limit,
    ok: cpu <= node && databaseCpu <= database,
  }
}

function search(name: string, one: CaseFigures | undefined, p99: number): Target {
  const limit = `p99 ≤ ${p99} ms, ≥ 500 requests/s`
  if (one === undefined) return notMeasured(name, limit)
  const { requestsPerSecond } = one.ours
  return {
    name,
    value: requestsPerSecond,
    text: `p99 ${one.ours.p99.toFixed(1)} ms, ${requestsPerSecond.toFixed(0)}/s`,
    limit,
    ok: one.ours.p99 <= p99 && requestsPerSecond >= 500,
  }
}

/** Growth of p99 with the number of posts; both sizes were measured in turn. */
function growth(report: Report): Target {
  const [small, large] = [...new Set(report.cases.map((one) => one.posts))].toSorted((a, b) => a - b)
  const title = 'p99 of the large ÷ p99 of the small size'
  if (small === undefined || large === undefined) return notMeasured(title, '≤ 1.3')
  const grown = report.cases.flatMap((one) => {
    const other = report.cases.find((each) => each.name === one.name && each.posts === large)
    return one.posts === small && isSound(one.ours) && other !== undefined && isSound(other.ours)
      ? [{ name: one.name, by: other.ours.p99 / one.ours.p99 }]
      : []
  })
  const [worst] = grown.toSorted((a, b) => b.by - a.by)
  if (worst === undefined) return notMeasured(title, '≤ 1.3')
  return {
    name: `${title}, worst: ${worst.name}`,
    value: worst.by,
    text: worst.by.toFixed(2),
    limit: '≤ 1.3',
    ok: worst.by <= 1.3,
  }
}

function siteTargets(site: SiteFigures): Target[] {
  const at = ` (${size(site.posts)})`
  const total = site.upload === null ? undefined : median(site.upload.total)
  return [
    max(`second start${at}`, site.startSeconds, 3, 's', 2),
    max(`memory idle${at}`, site.idleBytes / 1e6, 150, 'MB', 0),
    max(`memory under load${at}`, site.busyBytes === 0 ? undefined : site.busyBytes / 1e6, 320, 'MB', 0),
    max(`card of the feed${at}`, site.cards?.bytes, 1200, 'bytes', 0),
    max(`24-megapixel file, upload to published${at}`, total, 1.5, 's', 2),
    ...Object.entries(site.pageLoads).flatMap(([page, { largestPaint, useful, shift }]) => [
      // A member's home needs its scripts and their feed first.
      page === membersHome
        ? max(
            `first useful content of ${page}, throttled phone${at}`,
            useful === null ? undefined : useful / 1000,
            2.2,
            's',
            2,
          )
        : max(`largest paint of ${page}, throttled phone${at}`, largestPaint / 1000, 1.5, 's', 2),
      max(`layout shift of ${page}${at}`, shift, 0.02, '', 3),
    ]),
  ]
}

function least(name: string, value: number | undefined, limit: number): Target {
  if (value === undefined) return notMeasured(name, `≥ ${limit}`)
  return { name, value, text: value.toFixed(2), limit: `≥ ${limit}`, ok: value >= limit }
}

function max(name: string, value: number | undefined, limit: number, unit: string, digits: number): Target {
  if (value === undefined) return notMeasured(name, `≤ ${limit} ${unit}`)
  return {
    name,
    value,
    text: `${value.toFixed(digits)} ${unit}`,
    limit: `≤ ${limit} ${unit}`,
    ok: value <= limit,
  }
}

function near(name: string, value: number, by: number): Target {
  const limit = `1 ± ${by}`
  return { name, value, text: value.toFixed(2), limit, ok: Math.abs(value - 1) <= by }
}

function notMeasured(name: string, limit: string): Target {
  return { name, value: null, text: 'not measured', limit, ok: null }
}

function kilobytes(bytes: number | undefined): number | undefined {
  return bytes === undefined ? undefined : bytes / 1000
}

/** A number of posts as the table writes it. */
export function size(posts: number): string {
  return posts.toLocaleString('en')
}
