import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Case, ReferenceKind } from '../cases/case.ts'
import type { RequestTemplate } from '../load/load-job.ts'
import { planReplays, type Replays } from '../reference/plan-replays.ts'
import { referenceTarget, type ReferenceTarget } from '../reference/reference-target.ts'
import { root } from '../program/root.ts'
import type { Site } from '../site.ts'
import type { Cleanup } from '../cleanup.ts'
import { ratios, sumUp, type Measured, type Sample } from './measured.ts'
import { openGenerator } from '../load/run-load.ts'
import { makeBudget } from './budget.ts'
import { runRounds, warmUp, type RoundOptions, type Target } from './run-rounds.ts'
import { median } from './statistics.ts'

/** A case on one size, with its references. */
export interface CaseFigures {
  name: string
  posts: number
  ours: Measured
  references: ReferenceFigures[]
  /** The same list's page 800, and its requests per second divided by those of page 1. */
  page800: { figures: Measured; ratio: number } | null
  /** The same requests with rewards switched off, and the ratio of requests per second. */
  unearned: { figures: Measured; ratio: number } | null
  /** Texts of the statements of one such call, if they were recorded. */
  statements: string[] | null
}

export interface ReferenceFigures {
  kind: ReferenceKind
  figures: Measured
  /** Our requests per second divided by the reference's, median of the rounds. */
  ratio: number
  /** Its processor time per request divided by ours, database included. */
  cpuRatio: number
}

const profiledSeconds = 2.5

interface Group {
  site: Site
  ours: Target
  page800: Target | null
  unearned: Target | null
  references: ReferenceTarget[]
  statements: string[] | null
}

export interface MeasureOptions {
  /** Measured seconds of each figure; null divides the time. */
  seconds: number | null
  /** When the measurement shall have ended, by `performance.now()`. */
  end: number
  connections: number
  /** Called for each case, and for failed measurements. */
  say: (what: string) => void
}

/** Cases on all sites, and those that could not be measured. */
export interface MeasuredCases {
  cases: CaseFigures[]
  /** By name of the case, with the reason. */
  failed: Record<string, string>
}

/** Measures cases, each on all sites in turn. */
export async function measureCases(
  stops: Cleanup,
  sites: readonly Site[],
  cases: readonly Case[],
  options: MeasureOptions,
): Promise<MeasuredCases> {
  const generator = openGenerator(stops)
  const replays = new Map<Site, Replays>()
  const failed: Record<string, string> = {}
  const failing = (name: string) => (error: unknown) => {
    failed[name] = error instanceof Error ? error.message : String(error)
    options.say(`${name}: ${failed[name]}`)
  }
  for (const site of sites) replays.set(site, await planReplays(stops, site, cases, failing))
  const weights = cases.reduce((sum, one) => sum + weightOf(one), 0)
  const budget = makeBudget((options.end - performance.now()) / 1000, weights)
  const figures: CaseFigures[] = []
  for (const one of cases) {
    const share = budget.take(weightOf(one))
    if (one.name in failed) continue
    options.say(one.name)
    const loads = sites.length * figuresOf(one)
    const round = { ...divide(options.seconds, share / loads), connections: options.connections, generator }
    await measureCase(stops, one, replays, round).then((found) => figures.push(...found), failing(one.name))
  }
  for (const { program } of replays.values()) await program?.stop()
  return { cases: figures, failed }
}

/** How many figures are measured of a case on a site. */
function figuresOf({ references, page800, earns }: Case): number {
  return 1 + references.length + (page800 === undefined ? 0 : 1) + (earns === true ? 1 : 0)
}

function weightOf(one: Case): number {
  return one.once === true ? 0.5 : (one.weight ?? 1) * figuresOf(one)
}

/** Seconds of warming up and of measuring; the rest of the share is for signing. */
function divide(seconds: number | null, share: number): Pick<RoundOptions, 'seconds' | 'warmUpSeconds'> {
  if (seconds !== null) return { seconds, warmUpSeconds: Math.min(2.5, seconds) }
  return { seconds: Math.max(0.3, 0.6 * share), warmUpSeconds: Math.min(2.5, Math.max(0.15, 0.2 * share)) }
}

async function measureCase(
  stops: Cleanup,
  one: Case,
  replays: ReadonlyMap<Site, Replays>,
  round: RoundOptions,
): Promise<CaseFigures[]> {
  const groups: Group[] = []
  try {
    for (const [site, plan] of replays) groups.push(...(await groupOf(stops, site, one, plan)))
    const figures = await measureGroups(one, groups, round)
    if (one.earns === true) for (const { site } of groups) await site.setEarning(true)
    for (const group of groups) await profile(group, round)
    return figures
  } finally {
    for (const { references } of groups) for (const { stop } of references) await stop()
  }
}

async function profile({ site, ours }: Group, options: RoundOptions): Promise<void> {
  if (site.profiler === null) return
  const folder = join(root, '.cache', 'profiles')
  const file = join(folder, `${ours.name.replaceAll(/\W+/g, '-')}-${site.posts}.cpuprofile`)
  mkdirSync(folder, { recursive: true })
  await site.profiler.profile(file, () => warmUp(ours, { ...options, warmUpSeconds: profiledSeconds }))
}

/** Nothing if the site has no data for it. */
async function groupOf(stops: Cleanup, site: Site, one: Case, replays: Replays): Promise<Group[]> {
  const target = targetOf(site, one, one.name, one.requests(site))
  if (target === null) return []
  const alone = one.once === true ? { ...target, once: true } : target
  const ours = one.earns === true ? { ...alone, prepare: () => site.setEarning(true) } : alone
  const unearned =
    one.earns === true
      ? { ...alone, name: `${one.name}, unearned`, prepare: () => site.setEarning(false) }
      : null
  const references: ReferenceTarget[] = []
  for (const kind of one.references) {
    const reference = await referenceTarget(stops, site, one, kind, replays)
    if (reference !== null) references.push(reference)
  }
  const page800 = targetOf(site, one, `${one.name}, page 800`, one.page800?.(site) ?? [])
  const statements = replays.statements.get(one)?.map((statement) => statement.text) ?? null
  return [{ site, ours, page800, unearned, references, statements }]
}

function targetOf(
  site: Site,
  { isOfStaff = false }: Case,
  name: string,
  shots: RequestTemplate[],
): Target | null {
  const { readCpu, readDatabaseCpu } = site
  const caller = isOfStaff ? site.staff : site.members
  return shots.length === 0 ? null : { name, caller, shots, checksNonces: true, readCpu, readDatabaseCpu }
}

async function measureGroups(
  one: Case,
  groups: readonly Group[],
  options: RoundOptions,
): Promise<CaseFigures[]> {
  const targets = groups.flatMap(({ ours, page800, unearned, references }) => [
    ours,
    ...(unearned === null ? [] : [unearned]),
    ...(page800 === null ? [] : [page800]),
    ...references.map(({ target }) => target),
  ])
  const samples = await runRounds(targets, options)
  const of = (target: Target): Sample[] => samples[targets.indexOf(target)] ?? []
  return groups.map(({ site, ours, page800, unearned, references, statements }) => ({
    name: one.name,
    posts: site.posts,
    ours: sumUp(of(ours)),
    statements,
    page800: page800 && {
      figures: sumUp(of(page800)),
      ratio: median(ratios(of(page800), of(ours))),
    },
    unearned: unearned && {
      figures: sumUp(of(unearned)),
      ratio: median(ratios(of(ours), of(unearned))),
    },
    references: references.map(({ kind, target }) => ({
      kind,
      figures: sumUp(of(target)),
      ratio: median(ratios(of(ours), of(target))),
      cpuRatio: cpuOf(sumUp(of(target))) / cpuOf(sumUp(of(ours))),
    })),
  }))
}

function cpuOf(figures: Measured): number {
  return figures.cpu + (figures.databaseCpu ?? 0)
}
