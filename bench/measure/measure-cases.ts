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
import { runOnce, runRounds, type RoundOptions, type Target } from './run-rounds.ts'
import { median } from './statistics.ts'

/** A case on one size, with its references. */
export interface CaseFigures {
  name: string
  posts: number
  ours: Measured
  references: ReferenceFigures[]
  /** The same list's page 800, and its requests per second divided by those of page 1. */
  page800: { figures: Measured; ratio: number } | null
  /** The same requests where they earn nothing, and the requests per second of ours divided by theirs. */
  unearned: { figures: Measured; ratio: number } | null
  /** Texts of the statements of one such call, where they were recorded. */
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

interface Group {
  site: Site
  ours: Target
  page800: Target | null
  unearned: Target | null
  references: ReferenceTarget[]
  statements: string[] | null
}

/** Measures cases, each on all sites in turn. @param options.say called for each case */
export async function measureCases(
  stops: Cleanup,
  sites: readonly Site[],
  cases: readonly Case[],
  options: RoundOptions & { say: (what: string) => void },
): Promise<CaseFigures[]> {
  const replays = new Map<Site, Replays>()
  for (const site of sites) replays.set(site, await planReplays(stops, site, cases))
  const figures: CaseFigures[] = []
  for (const one of cases) {
    options.say(one.name)
    const groups: Group[] = []
    for (const [site, plan] of replays) groups.push(...(await groupOf(stops, site, one, plan)))
    figures.push(...(await measureGroups(stops, one, groups, options)))
    if (one.earns === true) for (const { site } of groups) await site.setEarning(true)
    for (const group of groups) await profile(stops, group, options)
    for (const { references } of groups) for (const { stop } of references) await stop()
  }
  for (const { program } of replays.values()) await program?.stop()
  return figures
}

async function profile(stops: Cleanup, { site, ours }: Group, options: RoundOptions): Promise<void> {
  if (site.profiler === null) return
  const folder = join(root, '.cache', 'profiles')
  const file = join(folder, `${ours.name.replaceAll(/\W+/g, '-')}-${site.posts}.cpuprofile`)
  mkdirSync(folder, { recursive: true })
  await site.profiler.profile(file, () => runOnce(stops, ours, options))
}

/** Nothing where the site has no data for it. */
async function groupOf(stops: Cleanup, site: Site, one: Case, replays: Replays): Promise<Group[]> {
  const alone = targetOf(site, one, one.name, one.requests(site))
  if (alone === null) return []
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
  stops: Cleanup,
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
  const samples = await runRounds(stops, targets, options)
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
