import { publishStatus } from '@guangquan/contract'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { sql } from 'kysely'
import * as z from 'zod'
import { openDatabase } from '../../../db/client.ts'
import { runningUrl } from '../../../db/embedded/testing/running-url.ts'
import { readEnv } from '../../../env.ts'
// Loads the kinds of notices.
import '../../../manifests.ts'
import { buildActivity, moveActivity } from '../../../testing/activities.ts'
import { buildCircle } from '../../../testing/circles.ts'
import { buildPrizedContest, endContest, moveContest, openJury } from '../../../testing/contests.ts'
import { shipSerial, storeCode } from '../../../testing/products.ts'
import { buildStaff } from '../../../testing/staff.ts'
import { earnCoins } from '../../coin/index.ts'
import { sanctionMember, type Sanction } from '../../sanction/index.ts'
import { targetIndex, toMailbox, toPhone } from '../captcha/target.ts'
import { quarantinePhone } from '../quarantined-phone.ts'

// A program for the browser tests, run beside the site by `tools/dev/with-providers.ts`: makes changes to one member
// that otherwise only time makes, staff that are signed in, products in their boxes, activities, contests and circles.
// Others are not affected.
const Change = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('monthOld'), memberId: z.uuid(), contact: z.string() }),
  z.object({ kind: z.literal('olderConsent'), memberId: z.uuid() }),
  z.object({ kind: z.literal('quarantinedPhone'), phone: z.string() }),
  z.object({
    kind: z.enum(['warning', 'ban']),
    memberId: z.uuid(),
    reason: z.string(),
    /** The post that it is about, which is refused. */
    publishId: z.uuid().optional(),
  }),
  z.object({ kind: z.literal('level'), memberId: z.uuid(), level: z.int() }),
  z.object({ kind: z.literal('circle'), ownerId: z.uuid() }),
  z.object({ kind: z.literal('staff'), id: z.uuid() }),
  z.object({ kind: z.literal('coins'), memberId: z.uuid(), amount: z.int() }),
  z.object({ kind: z.literal('boxed'), productCode: z.string(), serial: z.string() }),
  z.object({ kind: z.literal('activity'), title: z.string(), capacity: z.int() }),
  z.object({ kind: z.literal('activityBegins'), id: z.uuid(), inHours: z.number() }),
  z.object({ kind: z.literal('contest'), title: z.string() }),
  z.object({ kind: z.literal('contestDay'), id: z.uuid(), day: z.number() }),
  z.object({ kind: z.literal('contestJury'), id: z.uuid(), staffId: z.uuid() }),
  z.object({ kind: z.literal('contestEnds'), id: z.uuid() }),
])

const env = readEnv()
// A signal to the group of processes ends this one and the site at the same moment. As a registered user of the
// database, dying but not yet dead, it would make the site leave the database running.
const { db, close } = openDatabase({
  url: env.DATABASE_URL ?? (await runningUrl(env.dataDir)),
  max: 2,
  // A machine busy with other work takes seconds to start the process of a connection.
  connectWithinMs: 60_000,
})

/** A member who registered a month ago and has the level to publish everything, and may be sent a code at once. */
async function makeMonthOld(memberId: string, contact: string): Promise<bigint> {
  const target = contact.includes('@') ? toMailbox(contact) : toPhone(contact)
  const windows = `captcha:${target.kind}:${targetIndex(env, target).toString('hex')}:`
  await sql`delete from rate_limit where starts_with(key, ${windows})`.execute(db)
  const { numUpdatedRows } = await db
    .updateTable('member')
    .set({ created_at: sql`created_at - interval '30 days'`, level: 3 })
    .where('id', '=', memberId)
    .executeTakeFirst()
  return numUpdatedRows
}

/** A member who agreed to an older major version of the terms, as on the day of a new one. */
async function ageConsent(memberId: string): Promise<bigint> {
  const { numUpdatedRows } = await db
    .updateTable('consent_log')
    .set({ version: '0.9' })
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return numUpdatedRows
}

/** A phone whose account has just been erased. */
async function quarantine(phone: string): Promise<bigint> {
  await db.transaction().execute((tx) => quarantinePhone(tx, targetIndex(env, toPhone(phone)), new Date()))
  return 1n
}

/** A strike given by the server's operator. */
async function strike({
  publishId,
  ...given
}: Pick<Sanction, 'memberId' | 'reason'> & {
  kind: 'warning' | 'ban'
  publishId?: string | undefined
}): Promise<bigint> {
  if (publishId !== undefined)
    await sql`update publish set status = ${publishStatus.refused} where id = ${publishId}`.execute(db)
  const target =
    publishId === undefined
      ? {}
      : { target: { kind: 'post' as const, id: publishId, text: '', change: 'refused' as const } }
  await sanctionMember({ db, now: new Date() }, { ...given, staffId: null, ...target })
  return 1n
}

/** A member who has risen to a level. */
async function raise(memberId: string, level: number): Promise<bigint> {
  const { numUpdatedRows } = await db
    .updateTable('member')
    .set({ level })
    .where('id', '=', memberId)
    .executeTakeFirst()
  return numUpdatedRows
}

/** An open circle that one applies for, without a cover. @returns its id */
function makeCircle(userId: string): Promise<string> {
  const app = { db, now: () => new Date() }
  return buildCircle({ app }, { userId }, { audit: 1, title: `胶片小组${userId.slice(-6)}` })
}

/** Gives coins to a member without any, as tasks do. */
async function giveCoins(memberId: string, amount: number): Promise<bigint> {
  const earned = { memberId, bizType: 'trial', bizId: 'browser', amount, memo: '完成任务' }
  await db.transaction().execute((tx) => earnCoins({ now: new Date() }, tx, earned))
  return 1n
}

/** A super administrator, signed in. @returns the value of the cookie */
async function makeStaff(id: string): Promise<string> {
  const app = { db, env, now: () => new Date() }
  return (await buildStaff({ app }, ['superAdmin'], id)).staffSecret
}

/** A product that left the warehouse with a card in its box. @returns the code on the box */
async function boxProduct(productCode: string, serial: string): Promise<string> {
  const app = { db, env, now: () => new Date() }
  const product = db.selectFrom('product_info').where('code', '=', productCode).select('id')
  const { id } = await product.executeTakeFirstOrThrow()
  await shipSerial({ app }, id, serial)
  return `P1|${productCode}|${serial}|${await storeCode({ app }, id)}`
}

/** An activity in three days, whose sign-up is open. @returns its id */
function makeActivity(title: string, capacity: number): Promise<string> {
  const app = { db, now: () => new Date() }
  return buildActivity({ app }, { title, capacity })
}

/** Moves an activity so that it begins soon or is over, with the consequences. @returns its id */
async function beginActivity(id: string, inHours: number): Promise<string> {
  await moveActivity({ app: { db, now: () => new Date() } }, id, inHours)
  return id
}

const contests = { app: { db, now: () => new Date() } }

/** A contest on another day of its schedule. @returns its id */
async function passDays(id: string, day: number): Promise<string> {
  await moveContest(contests, id, day)
  return id
}

/** A contest whose jury is done and whose notice is over. @returns its id */
async function publishContest(id: string): Promise<string> {
  await endContest(contests, id)
  return id
}

function apply(change: z.infer<typeof Change>): Promise<bigint | string> {
  switch (change.kind) {
    case 'monthOld':
      return makeMonthOld(change.memberId, change.contact)
    case 'olderConsent':
      return ageConsent(change.memberId)
    case 'quarantinedPhone':
      return quarantine(change.phone)
    case 'warning':
    case 'ban':
      return strike(change)
    case 'coins':
      return giveCoins(change.memberId, change.amount)
    case 'level':
      return raise(change.memberId, change.level)
    case 'circle':
      return makeCircle(change.ownerId)
    case 'staff':
      return makeStaff(change.id)
    case 'boxed':
      return boxProduct(change.productCode, change.serial)
    case 'activity':
      return makeActivity(change.title, change.capacity)
    case 'activityBegins':
      return beginActivity(change.id, change.inHours)
    case 'contest':
      return buildPrizedContest(contests, change.title)
    case 'contestDay':
      return passDays(change.id, change.day)
    case 'contestJury':
      return openJury(contests, change.id, change.staffId)
    case 'contestEnds':
      return publishContest(change.id)
  }
}

const server = createServer((request, response) => {
  const change = async () => {
    const changed = await apply(Change.parse(await json(request)))
    response.writeHead(changed === 0n ? 404 : 200).end(String(changed))
  }
  change().catch((error: unknown) => response.writeHead(500).end(String(error)))
})
const [port] = process.argv.slice(2)
server.listen(Number(port), '127.0.0.1', () => process.send?.('listening'))

process.once('disconnect', () => {
  server.close()
  server.closeAllConnections()
  void close()
})
