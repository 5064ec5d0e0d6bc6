import type { Measured } from '../measure/measured.ts'
import type { CaseFigures } from '../measure/measure-cases.ts'
import type { ReferenceKind } from '../cases/case.ts'
import { median } from '../measure/statistics.ts'
import type { LastRun } from './last-run.ts'
import type { Report, SiteFigures } from './report.ts'
import { judge, size } from './targets.ts'

const referenceNames: Record<ReferenceKind, string> = {
  plain: '  bare node:http, same bytes',
  sql: '  same SQL, bare Fastify + pg',
}

const heading = [
  '',
  'posts',
  'req/s',
  'p50 ms',
  'p99 ms',
  'CPU ms',
  'DB ms',
  'kB',
  'gen',
  'ours÷',
  'CPU÷',
  '÷ last',
]

/** The run as one table: load, single figures, targets. */
export function tableOf(report: Report, last: LastRun): string {
  const rows = [
    heading,
    ...report.cases.flatMap((one) => caseRows(one, last)),
    [],
    ...report.sites.flatMap(siteRows),
    ...Object.entries(report.bytes).map(([page, { js, css, files }]) => [
      `${page}: initial JS + CSS, gzip`,
      '',
      `${(js / 1000).toFixed(1)} + ${(css / 1000).toFixed(1)} kB, ${files} files`,
    ]),
    [],
    ...judge(report).map(({ name, text, limit, ok }) => [
      `${ok === null ? '–' : ok ? '✓' : '✗'} ${name}`,
      '',
      `${text}  (${limit})`,
    ]),
  ]
  return align(rows)
}

function caseRows(
  { name, posts, ours, page800, unearned, references }: CaseFigures,
  last: LastRun,
): string[][] {
  const before = last(name, posts)
  const change = before === undefined ? '' : ((ours.cpu + (ours.databaseCpu ?? 0)) / before).toFixed(2)
  return [
    [name, size(posts), ...figures(ours), '', '', change],
    ...(page800 === null
      ? []
      : [
          [
            `${name}, page 800`,
            size(posts),
            ...figures(page800.figures),
            `${page800.ratio.toFixed(2)} of p. 1`,
          ],
        ]),
    ...(unearned === null
      ? []
      : [
          [
            '  same, earning nothing',
            size(posts),
            ...figures(unearned.figures),
            unearned.ratio.toFixed(2),
            cpuRatioOf(unearned.figures, ours).toFixed(2),
          ],
        ]),
    ...references.map(({ kind, figures: theirs, ratio, cpuRatio }) => [
      referenceNames[kind],
      size(posts),
      ...figures(theirs),
      ratio.toFixed(2),
      cpuRatio.toFixed(2),
    ]),
  ]
}

function cpuRatioOf(theirs: Measured, ours: Measured): number {
  return (theirs.cpu + (theirs.databaseCpu ?? 0)) / (ours.cpu + (ours.databaseCpu ?? 0))
}

function figures(one: Measured): string[] {
  return [
    one.requests === 0
      ? 'no response'
      : one.failed > 0
        ? `${one.failed} of ${one.requests} failed`
        : one.requestsPerSecond.toFixed(0),
    one.p50.toFixed(1),
    one.p99.toFixed(1),
    one.cpu.toFixed(2),
    one.databaseCpu === null ? '–' : one.databaseCpu.toFixed(2),
    (one.bytesPerResponse / 1000).toFixed(1),
    `${(100 * one.generatorLoad).toFixed(0)}%`,
  ]
}

function siteRows(site: SiteFigures): string[][] {
  const posts = size(site.posts)
  const { upload, cards } = site
  return [
    ['second start', posts, `${site.startSeconds.toFixed(2)} s`],
    [
      'memory of the Node program',
      posts,
      `idle ${(site.idleBytes / 1e6).toFixed(0)} MB, under load ${site.busyBytes === 0 ? 'not measured' : `${(site.busyBytes / 1e6).toFixed(0)} MB`}`,
    ],
    [
      'card of the feed',
      posts,
      cards === null
        ? 'not measured'
        : `${cards.bytes.toFixed(0)} bytes, ${cards.compressedBytes.toFixed(0)} compressed; JSON.parse of a page ${cards.parseMs.toFixed(3)} ms`,
    ],
    [
      '24-megapixel file, upload to published',
      posts,
      upload === null
        ? 'not measured'
        : `${median(upload.total).toFixed(2)} s (of it publishing ${median(upload.publish).toFixed(2)} s; each: ${upload.total.map((one) => one.toFixed(2)).join(' ')})`,
    ],
    ...Object.entries(site.pageLoads).map(([page, one]) => [
      `${page} on a throttled phone`,
      posts,
      `first byte ${one.firstByte.toFixed(0)}, FCP ${one.firstPaint.toFixed(0)}, LCP ${one.largestPaint.toFixed(0)} ms${one.useful === null ? '' : `, useful ${one.useful.toFixed(0)} ms`}, CLS ${one.shift.toFixed(3)}, blocked ${one.blocking.toFixed(0)} ms, ${one.requests} requests, ${(one.bytes / 1000).toFixed(0)} kB`,
    ]),
  ]
}

/** Columns as wide as their cells; a row's last cell may be of any length. */
function align(rows: readonly string[][]): string {
  const widths = heading.map((_, column) =>
    Math.max(
      ...rows.map((row) =>
        row.length === heading.length || row.length - 1 > column ? (row[column] ?? '').length : 0,
      ),
    ),
  )
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          if (column === row.length - 1 && row.length < heading.length - 1) return cell
          return column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Notes that explain the table. */
export function notesOf({ machine, minutes, seconds, connections, failed, withoutCase }: Report): string {
  const lacking = [
    ...Object.entries(failed).map(([name, why]) => `Not measured: ${name}: ${why}`),
    ...(withoutCase.length === 0 ? [] : [`Without a case: ${withoutCase.join(', ')}`]),
  ]
  return `${lacking.map((line) => `${line}\n`).join('')}${machine.processors} × ${machine.model}, ${machine.memoryGiB} GiB, Node ${machine.node}; load before ${machine.loadBefore.toFixed(1)}.
${connections} connections, ${seconds === null ? `${minutes.toFixed(0)} minutes in all` : `${seconds} s of each`}, in rounds that take turns with the references. Requests are signed ahead; the references
get the same requests from the same generator (gen: how much of a processor it used; near 100 % it is the limit).
CPU ms: processor time per request of the responding Node program; DB ms: of PostgreSQL. ours÷: our requests/s divided by
the reference's in the same round; CPU÷: its processor time per request, database included, divided by ours; ÷ last: our
processor time per request, database included, divided by that of the run before, which may have met a busier machine.
The server runs as a developer's does (NODE_ENV=development), with rate limits off. Not measured: network, TLS.`
}
