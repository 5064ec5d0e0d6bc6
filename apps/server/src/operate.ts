import { cleanText, firstDaySteps, publishStatus, textLength, maxMaintenanceText } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { NIL as nilUuid } from 'uuid'
import { checkInstallation } from './check-installation.ts'
import { recordAct, type StaffAct } from './audit-chain/record-act.ts'
import { compareHeads, recordRestore } from './audit-chain/audit-heads.ts'
import { verifyChain } from './audit-chain/verify-chain.ts'
import type { OperatorCtx } from './context.ts'
import type { Tx } from './db/client.ts'
import { inTransaction } from './db/in-transaction.ts'
import { inspectSettings } from './db/settings.ts'
// Loads all settings.
import './manifests.ts'
import { featureArticle } from './domains/article/index.ts'
import { setMaintenance } from './domains/site/index.ts'
import { listClubCardsInReview } from './domains/club/index.ts'
import { hidePost, lockPostAndAuthor } from './domains/post/index.ts'
import { loadFirstDay } from './domains/operations/index.ts'
import { decideNow, listOpenCases } from './domains/review/index.ts'
import { inviteFirst, renewDemoOwner } from './domains/staff/index.ts'
import { readEnv, type Env } from './env.ts'
import { acceptFiles } from './installation/check-files.ts'
import { keyNames, recordKey } from './installation/check-keys.ts'
import { openStorage } from './storage/open-storage.ts'
import { Failure, fail } from './fail.ts'

/** Every command runs in one transaction with its audit row. */
type DecisionCtx = Pick<OperatorCtx, 'now' | 'actor'> & { db: Tx }

type Changed = Pick<StaffAct, 'targetKind' | 'before' | 'after'>

interface Act {
  /** The arguments after its name, and its effect. */
  usage: string
  /** @returns the kind of target that the id names, and what changed */
  run: (ctx: DecisionCtx, id: string, reason: string) => Promise<Changed>
}

/** Decisions that the console offers too, for when nobody can sign in to it. */
const acts: Record<string, Act> = {
  pass: {
    usage: '<post, comment or member>  lets what waits be seen; reports of it are dismissed',
    run: (ctx, id) => review(ctx, { id, pass: true, reason: '' }),
  },
  refuse: {
    usage:
      '<post or member> <reason>, or <comment>  refuses what waits, or warns a reported member; the author or member reads the reason; reports are upheld',
    run: (ctx, id, reason) => review(ctx, { id, pass: false, reason }),
  },
  hide: {
    usage: '<post>             takes a published post out of sight until it is passed or refused',
    run: async ({ db, now }, id) => {
      const post = await lockPostAndAuthor(db, id)
      if (post === undefined || !(await hidePost(db, post, now))) fail('ContentNotFound')
      return {
        targetKind: 'post',
        before: { status: publishStatus.published },
        after: { status: publishStatus.refused },
      }
    },
  },
  feature: {
    usage: "<article>          puts a member's article on the page of articles",
    run: (ctx, id) => feature(ctx, { id, on: true }),
  },
  unfeature: {
    usage: '<article>          takes it off again',
    run: (ctx, id) => feature(ctx, { id, on: false }),
  },
  'accept-card': {
    usage: '<member>           binds the club card that a member named',
    run: (ctx, id) => decideCard(ctx, { id, pass: true, reason: '' }),
  },
  'refuse-card': {
    usage: '<member> <reason>  refuses it; the member reads the reason',
    run: (ctx, id, reason) => decideCard(ctx, { id, pass: false, reason }),
  },
}

/** The commands of operators, one per line. */
export const operatorUsage = [
  'queue                     lists what waits to be passed or refused, club cards among it',
  'maintenance-on [minutes] [sentence]  closes the site to members, who read the sentence, and opens it after so many minutes',
  'maintenance-off           opens it now',
  'invite-owner              prints a link by which somebody becomes a super administrator of the console, once within 48 hours',
  'demo-owner                in development: makes the account demo-owner of the console, or renews it, and prints what signs it in',
  'check                     looks at all that a node depends on and says what to do; ends with 1 when something is wrong',
  'verify-audit              proves that no row of the audit log was changed or removed',
  'accept-key <name> [reason]  makes the SECRET_KEY, APP_KEY or PRODUCT_KEY of these settings that of the database; what another SECRET_KEY encrypted stays unreadable',
  'accept-files [reason]     makes the folder or bucket of these settings that of the database',
  'accept-restore [reason]   after a backup was restored: verify-audit then knows that rows recorded later are no more',
  'copy-database <address>   copies every row to an empty PostgreSQL database of yours in one snapshot; `embedded` instead of an address copies yours to the embedded one',
  'settings                  lists the settings that are stored, and what is wrong with those that cannot be read',
  ...Object.entries(acts).map(([word, { usage }]) => `${word.padEnd(12)} ${usage}`),
].join('\n')

/**
 * Runs one command of an operator, with an audit row and a log line.
 * @param words the command, then its target
 * @param env decrypts fields; default the settings of this program
 * @returns lines for the operator to read
 * @throws ContentNotFound when there is nothing with this id to decide, BadInput for an unknown command
 */
export async function operate(ctx: OperatorCtx, words: readonly string[], env?: Env): Promise<string[]> {
  const [word = '', id = '', ...reason] = words
  if (word === 'queue' && id === '') return listQueue(ctx, env ?? readEnv())
  if (word === 'settings' && id === '') return listSettings(ctx)
  if (word === 'invite-owner' && id === '') return inviteOwner(ctx, env ?? readEnv())
  if (word === 'demo-owner' && id === '') return demoOwner(ctx, env ?? readEnv())
  if (word === 'check' && id === '') return checkAll(ctx, env ?? readEnv())
  if (word === 'verify-audit' && id === '') return verifyAudit(ctx, env ?? readEnv())
  if (word === 'accept-key') return acceptKey(ctx, env ?? readEnv(), words.slice(1))
  if (word === 'accept-restore') return acceptRestore(ctx, env ?? readEnv(), words.slice(1))
  if (word === 'accept-files') return acceptStore(ctx, env ?? readEnv(), words.slice(1))
  if (word === 'maintenance-on' || (word === 'maintenance-off' && id === '')) {
    return switchMaintenance(ctx, word, words.slice(1))
  }
  const act = Object.hasOwn(acts, word) ? acts[word] : undefined
  if (act === undefined || !/^[0-9a-f-]{36}$/i.test(id)) fail('BadInput')
  const { now, actor } = ctx
  const given = reason.join(' ')
  await inTransaction(ctx, async (tx) => {
    const changed = await act.run({ db: tx, now, actor }, id, given)
    await recordAct(tx, now, { ...changed, actor, act: word, targetId: id, reason: given })
  })
  ctx.log.info({ audit: 'operator.acted', actor, act: word, targetId: id }, 'audit')
  return [`${word} ${id}: done`]
}

// For the first member of staff, and for when nobody can sign in any more.
async function inviteOwner(ctx: OperatorCtx, env: Env): Promise<string[]> {
  const { now, actor } = ctx
  const made = await inTransaction(ctx, (tx) => inviteFirst(tx, env, { invitedBy: actor, now }))
  ctx.log.info({ audit: 'operator.acted', actor, act: 'invitation.created', targetId: made.id }, 'audit')
  const origin = env.BASE_URL ?? `http://${env.HOST}:${env.PORT}`
  return [
    new URL(`/console/invitation#${made.token}`, origin).href,
    `Valid once, until ${timeTextOf(made.expiresAt)} (Asia/Shanghai). It is not shown again.`,
    ...(await firstDayLines(ctx, origin)),
  ]
}

/** The open first steps of a new site; the first page of the console has the same list. */
async function firstDayLines({ db }: OperatorCtx, origin: string): Promise<string[]> {
  const { items } = await loadFirstDay({ db })
  if (items.every(({ state }) => state !== 'open')) return []
  const lines = items.map(({ step, state }) => {
    const { hint, path } = firstDaySteps[step]
    const at = path === null ? '' : `  ${new URL(`/console${path}`, origin).href}`
    return `${state === 'open' ? '✗' : '✓'} ${step.padEnd(13)} ${hint}${at}`
  })
  return ['', 'Before the first members come:', ...lines]
}

/** @throws Error with all lines when something is wrong */
async function checkAll({ db, now }: OperatorCtx, env: Env): Promise<string[]> {
  const checked = await checkInstallation({ db, env, now })
  const lines = checked.map(({ name, isGood, text }) => `${isGood ? '✓' : '✗'} ${name.padEnd(12)} ${text}`)
  if (checked.every(({ isGood }) => isGood)) return lines
  throw new Error(lines.join('\n'))
}

async function demoOwner(ctx: OperatorCtx, env: Env): Promise<string[]> {
  const { name, password, secret, code } = await renewDemoOwner(ctx, env)
  return [
    `Name      ${name}`,
    `Password  ${password}`,
    `Code      ${code}, for half a minute`,
    `Secret    ${secret}, for an authenticator: it shows every further code`,
  ]
}

async function verifyAudit({ db }: OperatorCtx, { dataDir }: Pick<Env, 'dataDir'>): Promise<string[]> {
  const { rows, broken } = await verifyChain(db)
  if (broken !== null)
    throw new Error(`The audit log was changed: row ${broken} does not fit the ${rows} before it.`)
  const { heads, last, wrong } = await compareHeads(db, dataDir)
  if (wrong !== null)
    throw new Error(
      `The audit log is another one than on ${wrong.time}: row ${wrong.seq} of that day ${wrong.seq > rows ? 'is missing' : 'was another one'}; ` +
        `the ${rows} rows that are here fit each other, and ${last === null ? 'none' : `those up to row ${last.seq}`} fit what was recorded${last === null ? '' : ` until ${last.time}`}.\n` +
        'So it looks after the restore of a backup from before that day; if that was done, say so: npm run operator -- accept-restore <reason>.\n' +
        'If it was not, the log was rewritten from there on: compare with the heads that were shipped with the log.',
    )
  return [`${rows} rows of the audit log: unchanged, as ${heads} days recorded them`]
}

/**
 * For after a backup was restored: heads recorded since the backup name rows that no longer exist.
 * @throws Error when the chain is broken, which no restore causes, or no head differs
 */
async function acceptRestore(
  ctx: OperatorCtx,
  { dataDir }: Pick<Env, 'dataDir'>,
  words: readonly string[],
): Promise<string[]> {
  const reason = words.join(' ')
  const { broken } = await verifyChain(ctx.db)
  if (broken !== null)
    throw new Error(`Row ${broken} does not fit those before it: that is no restore, the log was changed.`)
  const { last, wrong } = await compareHeads(ctx.db, dataDir)
  if (wrong === null) throw new Error('The audit log is as it was recorded: there is nothing to accept.')
  const restoredTo = last?.seq ?? 0
  return actOnSite(ctx, { act: 'accept-restore', reason }, async () => {
    await recordRestore(dataDir, { time: ctx.now.toISOString(), restoredTo, reason })
    return { after: { rows: restoredTo } }
  })
}

/** For after a key was lost: the nodes start again, but what only the lost key decrypts stays closed. */
async function acceptKey(
  ctx: OperatorCtx,
  env: Env,
  [given, ...words]: readonly string[],
): Promise<string[]> {
  const name = keyNames.find((one) => one === given) ?? fail('BadInput')
  return actOnSite(ctx, { act: 'accept-key', reason: words.join(' ') }, async (tx) => {
    await recordKey(tx, env, name)
    return { after: { name } }
  })
}

async function acceptStore(ctx: OperatorCtx, env: Env, words: readonly string[]): Promise<string[]> {
  const storage = await openStorage(env)
  try {
    return await actOnSite(ctx, { act: 'accept-files', reason: words.join(' ') }, async (tx) => {
      await acceptFiles(tx, storage, ctx.now)
      return {}
    })
  } finally {
    await storage.close()
  }
}

async function switchMaintenance(
  ctx: OperatorCtx,
  act: 'maintenance-on' | 'maintenance-off',
  words: readonly string[],
): Promise<string[]> {
  const on = act === 'maintenance-on'
  const [first = ''] = words
  const minutes = /^\d{1,4}$/.test(first) ? Number(first) : null
  const text = cleanText((minutes === null ? words : words.slice(1)).join(' '))
  if (textLength(text) > maxMaintenanceText) fail('BadInput')
  const until = minutes === null ? null : new Date(ctx.now.getTime() + minutes * 60_000).toISOString()
  return actOnSite(ctx, { act, reason: text }, async (tx) => {
    const before = await setMaintenance(tx, { value: { on, text, until }, by: ctx.actor })
    return { before: { open: !before.on }, after: { open: !on, to: until } }
  })
}

/** An act on the site as a whole, with its row of the audit log. */
async function actOnSite(
  ctx: OperatorCtx,
  { act, reason }: { act: string; reason: string },
  change: (tx: Tx) => Promise<Pick<Changed, 'before' | 'after'>>,
): Promise<string[]> {
  const { now, actor } = ctx
  await inTransaction(ctx, async (tx) => {
    const facts = await change(tx)
    await recordAct(tx, now, { actor, act, targetKind: 'site', targetId: nilUuid, reason, ...facts })
  })
  ctx.log.info({ audit: 'operator.acted', actor, act }, 'audit')
  return [`${act}: done`]
}

async function feature(ctx: DecisionCtx, choice: Parameters<typeof featureArticle>[1]): Promise<Changed> {
  const { wasListed } = await featureArticle(ctx, choice)
  return { targetKind: 'post', before: { featured: wasListed }, after: { featured: choice.on } }
}

/** Decides about the post, comment or member with the id. */
async function review(
  ctx: DecisionCtx,
  decision: { id: string; pass: boolean; reason: string },
): Promise<Changed> {
  for (const kind of ['post', 'comment'] as const) {
    const decided = await unlessNotFound(decideNow(ctx, { kind, ...decision }))
    if (decided !== null) return decisionFacts(kind, decided)
  }
  return decisionFacts('member', await decideNow(ctx, { kind: 'member', ...decision }))
}

const decisionFacts = (targetKind: StaffAct['targetKind'], decision: string): Changed => ({
  targetKind,
  before: { decision: null },
  after: { decision },
})

async function unlessNotFound<T>(decided: Promise<T>): Promise<T | null> {
  try {
    return await decided
  } catch (error) {
    if (error instanceof Failure && error.errorName === 'ContentNotFound') return null
    throw error
  }
}

async function decideCard(
  ctx: DecisionCtx,
  decision: { id: string; pass: boolean; reason: string },
): Promise<Changed> {
  return decisionFacts('member', await decideNow(ctx, { kind: 'card', ...decision }))
}

async function listSettings({ db }: OperatorCtx): Promise<string[]> {
  const settings = await inspectSettings(db)
  return settings.flatMap(({ key, declared, stored, issues }) => {
    // A misspelt key, or the state of the demonstration data.
    if (declared === null) return [`${key}: no setting of this program`]
    if (issues.length === 0) return [`${key}: ${stored !== null ? 'stored' : 'not set'}`]
    return [
      `${key}: CANNOT BE READ: ${issues.join('; ')}`,
      `  nodes go on with the value before; those started since with: ${declared.atStart}`,
    ]
  })
}

async function listQueue({ db }: OperatorCtx, env: Env): Promise<string[]> {
  const cases = await listOpenCases(db)
  const cards = await listClubCardsInReview(env, db)
  return [
    ...cases
      .filter(({ kind }) => kind !== 'card')
      .map(
        ({ kind, targetId, causes, reportCount, openedAt }) =>
          `${kind.padEnd(7)} ${targetId} ${causes.join(', ')}, ${reportCount} reports, since ${timeTextOf(openedAt)}`,
      ),
    ...cards.map(
      ({ memberId, clubCardNo, realName, phone, nickName, since }) =>
        `card    ${memberId} ${clubCardNo} ${realName} ${phone}  of ${nickName}, since ${timeTextOf(since)}`,
    ),
  ]
}
