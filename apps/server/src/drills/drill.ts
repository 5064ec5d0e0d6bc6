/** What a drill found: one line of the table. */
export interface Finding {
  drill: string
  /** What was done: how many processes were killed, writes were acknowledged, attacks were tried. */
  counts: Partial<Record<Count, number>>
  note: string
  /** Figures worse than wanted; they depend on how busy the machine is, so they do not fail a drill. */
  slow: string[]
  /** Missed criteria; none when the drill passed. */
  failures: string[]
}

export const counts = [
  'kills',
  'acknowledged',
  'lost',
  'doubled',
  'tried',
  'stopped',
  'leaked',
  'broken',
] as const
export type Count = (typeof counts)[number]

/** Whether nothing was lost, doubled, leaked or broken, every attack was stopped, and no criterion was missed. */
export function hasPassed({
  counts: { lost, doubled, leaked, broken, tried, stopped },
  failures,
}: Finding): boolean {
  const bad = [lost, doubled, leaked, broken].some((count) => (count ?? 0) > 0)
  return !bad && tried === stopped && failures.length === 0
}

/** The findings as a table for a terminal. */
export function tableOf(findings: Finding[]): string {
  const head = ['', 'drill', ...counts, 'note']
  const rows = findings.map((finding) => [
    hasPassed(finding) ? '✓' : '✗',
    finding.drill,
    ...counts.map((count) => finding.counts[count]?.toLocaleString('en') ?? ''),
    finding.note,
  ])
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)))
  const isNumber = (column: number) => column >= 2 && column < 2 + counts.length
  const line = (row: string[]) =>
    row
      .map((cell, column) =>
        isNumber(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd()
  const remarks = findings.flatMap(({ drill, failures, slow }) => [
    ...failures.map((one) => `✗ ${drill}: ${one}`),
    ...slow.map((one) => `△ ${drill}: ${one}`),
  ])
  return [...[head, ...rows].map(line), ...remarks].join('\n')
}

/** A finding to be filled in. */
export function newFinding(drill: string): Finding {
  return { drill, counts: {}, note: '', failures: [], slow: [] }
}

export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}

/** Milliseconds at a share of sorted durations, such as 0.95. */
export function percentile(times: number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0
}
