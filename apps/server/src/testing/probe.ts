import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { NIL as nilUuid } from 'uuid'
import * as z from 'zod'
import { body, method, service, staff, writeBody } from '@guangquan/contract'
import { recordAct } from '../audit-chain/record-act.ts'
import type { Ctx } from '../context.ts'
import type { Queryable, Tx } from '../db/client.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { fail } from '../fail.ts'
import { implement } from '../http/calls/implement.ts'
import type { CommittedResponse, OnceCtx } from '../http/calls/once-ctx.ts'

/** Calls in place of the product's, for tests of the kernel alone. */
export const Probe = service('Probe', {
  Whoami: method({
    summary: '谁在调用',
    access: 'public',
    input: body({}),
    output: z.object({ userId: z.string().nullable() }),
    errors: [],
  }),
  Accessors: method({
    summary: '上下文里的存取器',
    access: 'public',
    input: body({}),
    output: z.object({ names: z.array(z.string()) }),
    errors: [],
  }),
  Secret: method({
    summary: '只给会员',
    access: 'member',
    read: true,
    input: body({ userId: z.uuid().optional() }),
    output: z.object({ userId: z.string() }),
    errors: [],
  }),
  Count: method({
    summary: '每次加一',
    access: 'member',
    write: true,
    input: writeBody({ step: z.int(), breaks: z.boolean().default(false) }),
    output: z.object({ count: z.int() }),
    errors: ['Forbidden'],
  }),
  Act: method({
    summary: '写一行',
    access: 'member',
    write: true,
    input: writeBody({ step: z.int(), breaks: z.boolean().default(false) }),
    output: z.object({ acts: z.int() }),
    errors: ['Forbidden'],
  }),
  Steps: method({
    summary: '先记一次尝试，再写一行',
    access: 'member',
    write: true,
    input: writeBody({ step: z.int(), breaks: z.boolean().default(false) }),
    output: z.object({ acts: z.int() }),
    errors: ['Forbidden'],
  }),
  StaffAct: method({
    summary: '运营写一行',
    access: staff('moderator'),
    write: true,
    input: writeBody({ step: z.int(), breaks: z.boolean().default(false) }),
    output: z.object({ acts: z.int() }),
    errors: ['Forbidden'],
  }),
  StaffSilent: method({
    summary: '运营写一行，不留记录',
    access: staff('moderator'),
    write: true,
    input: writeBody({ step: z.int() }),
    output: z.object({ acts: z.int() }),
    errors: [],
  }),
  StaffSteps: method({
    summary: '运营先记一次尝试，再写一行',
    access: staff('moderator'),
    write: true,
    input: writeBody({ step: z.int(), breaks: z.boolean().default(false) }),
    output: z.object({ acts: z.int() }),
    errors: ['Forbidden'],
  }),
  Slow: method({
    summary: '在库里、库外或提交时花这么多秒',
    access: 'member',
    write: true,
    input: writeBody({
      step: z.int(),
      inDatabase: z.number().default(0),
      outside: z.number().default(0),
    }),
    output: z.null(),
    errors: [],
  }),
  Shared: method({
    summary: '访客共享的计数',
    access: 'public',
    visitorCacheSeconds: 2,
    input: body({ key: z.string() }),
    output: z.object({ count: z.int() }),
    errors: ['Forbidden'],
  }),
  Limited: method({
    summary: '有限次数',
    access: 'public',
    limit: 'follow',
    input: body({}),
    output: z.null(),
    errors: [],
  }),
  ByAddress: method({
    summary: '按地址限次',
    access: 'public',
    limit: 'signIn',
    input: body({}),
    output: z.null(),
    errors: [],
  }),
  LimitedStaff: method({
    summary: '按工作人员限次',
    access: staff('moderator'),
    limit: 'signIn',
    input: body({}),
    output: z.null(),
    errors: [],
  }),
  AtConsole: method({
    summary: '后台登录限次',
    access: 'console',
    limit: 'consoleSignIn',
    input: body({}),
    output: z.null(),
    errors: [],
  }),
  LimitedWrite: method({
    summary: '有限次数的写入，可以太忙',
    access: 'member',
    limit: 'redeem',
    write: true,
    input: writeBody({ finds: z.enum(['place', 'noPlace', 'noDatabase', 'nothing']) }),
    output: z.null(),
    errors: ['ContentNotFound'],
  }),
  Undeclared: method({
    summary: '报未声明的错误',
    access: 'public',
    input: body({}),
    output: z.null(),
    errors: [],
  }),
  Leaks: method({
    summary: '多给一个字段',
    access: 'public',
    input: body({}),
    output: z.object({ name: z.string() }),
    errors: [],
  }),
  Database: method({
    summary: '抛出数据库错误',
    access: 'public',
    input: body({ code: z.string() }),
    output: z.null(),
    errors: [],
  }),
  Small: method({
    summary: '只收 1 KiB',
    access: 'public',
    maxKiB: 1,
    input: z.looseObject({}),
    output: z.null(),
    errors: [],
  }),
})

/** How often `Count` and `Shared` have run in this process. */
export const runs = { count: 0, shared: 0 }
/**
 * What `Act` and `Steps` wait for in their transaction, the number of effects after commits, and what `Steps` does
 * afterwards.
 */
export const acting = { held: Promise.resolve(), told: 0, afterwards: async (): Promise<void> => undefined }

interface ActInput {
  step: number
  breaks: boolean
}

/** Adds a row for `Act` and `Steps`. @returns the number of rows */
async function addRow(db: Queryable, { step, breaks }: ActInput): Promise<number> {
  await sql`insert into probe_act (step) values (${step})`.execute(db)
  await acting.held
  if (breaks) fail('Forbidden')
  const { rows } = await sql<{ acts: number }>`select count(*) as acts from probe_act`.execute(db)
  return rows[0]?.acts ?? 0
}

export class DatabaseError extends Error {
  readonly code: string
  constructor(code: string) {
    super(`SQLSTATE ${code}`)
    this.code = code
  }
}

async function act(ctx: Ctx, input: ActInput): Promise<{ acts: number }> {
  ctx.afterCommit(() => (acting.told += 1))
  return inTransaction(ctx, async (tx) => {
    const acts = await addRow(tx, input)
    await audit(ctx, tx)
    return { acts }
  })
}

async function audit({ staff, now }: Ctx, tx: Tx): Promise<void> {
  if (staff === null) return
  await recordAct(tx, now, { actor: staff.name, act: 'probe.acted', targetKind: 'site', targetId: nilUuid })
}

async function actInSteps(ctx: OnceCtx<{ acts: number }, Ctx>, input: ActInput): Promise<CommittedResponse> {
  await sql`insert into probe_try (step) values (${input.step})`.execute(ctx.db)
  const response = await ctx.once(async (tx) => {
    const acts = await addRow(tx, input)
    await audit(ctx, tx)
    return { acts }
  })
  acting.told += 1
  await acting.afterwards()
  return response
}

export const probeHandlers = implement(Probe, {
  Whoami: async (ctx: Ctx) => ({ userId: ctx.viewer?.id ?? null }),
  Accessors: async (ctx: Ctx) => {
    const properties = Object.entries(Object.getOwnPropertyDescriptors(ctx))
    return { names: properties.flatMap(([name, property]) => (property.get === undefined ? [] : [name])) }
  },
  Secret: async (ctx) => ({ userId: ctx.viewer.id }),
  Count: async (_ctx, input) => {
    if (input.breaks) fail('Forbidden')
    runs.count += input.step
    return { count: runs.count }
  },
  Act: act,
  Steps: { opensTransaction: actInSteps },
  StaffAct: act,
  StaffSilent: async (ctx, { step }) => ({ acts: await addRow(ctx.db, { step, breaks: false }) }),
  StaffSteps: { opensTransaction: actInSteps },
  Slow: async (ctx, { step, inDatabase, outside }) => {
    await sql`insert into probe_act (step) values (${step})`.execute(ctx.db)
    await sql`select pg_sleep(${inDatabase})`.execute(ctx.db)
    await pause(outside * 1000)
    return null
  },
  Shared: async (_ctx, input) => {
    runs.shared += 1
    if (input.key === 'fails') fail('Forbidden')
    return { count: runs.shared }
  },
  Limited: async () => null,
  ByAddress: async () => null,
  LimitedStaff: async () => null,
  AtConsole: async () => null,
  LimitedWrite: async (_ctx, { finds }) => {
    if (finds === 'noPlace') fail('Unavailable')
    if (finds === 'noDatabase') throw new DatabaseError('57014')
    if (finds === 'nothing') fail('ContentNotFound')
    return null
  },
  Undeclared: async () => fail('Forbidden'),
  Leaks: async () => {
    const row = { name: 'a', passwordHash: 'secret' }
    return row
  },
  Database: async (_ctx, input) => {
    throw new DatabaseError(input.code)
  },
  Small: async () => null,
})
