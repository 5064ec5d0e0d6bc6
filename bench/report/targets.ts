import { homeScriptsKb } from '@guangquan/e2e/page-bytes.ts'
import type { CaseFigures, ReferenceFigures } from '../measure/measure-cases.ts'
import type { ReferenceKind } from '../cases/case.ts'
import { median } from '../measure/statistics.ts'
import type { Report, SiteFigures } from './report.ts'

/** One of the product's performance targets. */
export interface Target {
  name: string
  /** Null where it was not measured. */
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
  const cases = report.cases.filter((one) => one.posts === posts)
  const at = ` (${size(posts)})`
  const reference = (name: string, kind: ReferenceKind): ReferenceFigures | undefined =>
    cases
      .find((one) => one.name === name && one.ours.failed === 0)
      ?.references.find((one) => one.kind === kind && one.figures.failed === 0)
  const reads = cases.filter((one) => one.name.includes('member') && one.page800 !== undefined)
  return [
    least(`member feed ÷ its SQL by bare Fastify${at}`, reference('feed, member', 'sql')?.ratio, 0.7),
    least(`visitor feed ÷ bare node:http${at}`, reference('feed, visitor', 'plain')?.ratio, 0.5),
    ...reads.flatMap(({ name, page800 }) =>
      page800 === null ? [] : [near(`page 800 ÷ page 1, ${name}${at}`, page800.ratio, 0.2)],
    ),
    slowestRead(reads, at),
  ]
}

/** Security page R18: 500 reads per second on two processors, 95 of 100 within 150 ms. */
function slowestRead(reads: readonly CaseFigures[], at: string): Target {
  const [slowest] = reads.toSorted((a, b) => a.ours.requestsPerSecond - b.ours.requestsPerSecond)
  const name = `slowest read of members${slowest === undefined ? '' : `, ${slowest.name}`}${at}`
  if (slowest === undefined) return notMeasured(name, '≥ 500 requests/s, p95 < 150 ms')
  const { requestsPerSecond, p95 } = slowest.ours
  return {
    name,
    value: requestsPerSecond,
    text: `${requestsPerSecond.toFixed(0)}/s, p95 ${p95.toFixed(1)} ms`,
    limit: '≥ 500 requests/s, p95 < 150 ms',
    ok: requestsPerSecond >= 500 && p95 < 150,
  }
}

/** Growth of p99 with the number of posts; both sizes were measured in turn. */
function growth(report: Report): Target {
  const [small, large] = [...new Set(report.cases.map((one) => one.posts))].toSorted((a, b) => a - b)
  const title = 'p99 of the large ÷ p99 of the small size'
  if (small === undefined || large === undefined) return notMeasured(title, '≤ 1.3')
  const grown = report.cases.flatMap((one) => {
    const other = report.cases.find((each) => each.name === one.name && each.posts === large)
    return one.posts === small && other !== undefined
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
    max(`memory idle${at}`, site.idleBytes / 1e6, 200, 'MB', 0),
    max(`24-megapixel file, upload to published${at}`, total, 1.5, 's', 2),
    ...Object.entries(site.pageLoads).map(([page, { largestPaint }]) =>
      max(`largest paint of ${page}, throttled phone${at}`, largestPaint / 1000, 1.8, 's', 2),
    ),
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
