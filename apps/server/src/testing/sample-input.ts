import * as z from 'zod'
import type { Method } from '@guangquan/contract'

const Schema = z.looseObject({
  type: z.string().optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  get anyOf() {
    return z.array(Schema).optional()
  },
  get oneOf() {
    return z.array(Schema).optional()
  },
  get properties() {
    return z.record(z.string(), Schema).optional()
  },
  get items() {
    return Schema.optional()
  },
  format: z.string().optional(),
  minimum: z.number().optional(),
  minLength: z.number().optional(),
  pattern: z.string().optional(),
})
type Schema = z.output<typeof Schema>

/** Values that a pattern or a rule behind the schema requires in a field of this name. */
const knownTexts: Record<string, string> = {
  phone: '13800138000',
  newPhone: '13900139000',
  code: '123456',
  phoneCode: '123456',
  captchaNum: '123456',
  email: 'reader@example.com',
  newEmail: 'writer@example.com',
  nickName: '影友甲乙',
  userName: 'reader_1',
  password: 'a long enough one',
  newPassword: 'another long enough one',
  clubCardNo: 'CG200801',
  birthday: '1990-05-01',
  inviteUserCode: '',
  sha256: 'ab'.repeat(32),
  fileName: 'a.jpg',
  tags: '日出',
  cursor: 'W10',
  verifyTicket: 'ticket',
  puzzle: 'a:b',
  detail: '江边的路 8 号',
  text: '雾散开以后的那个早晨，江上一只船也没有，只有鸟',
  body: '雾散开以后的那个早晨',
  contact: '13800138000',
  endpoint: 'https://push.example.com/a',
  oldEndpoint: 'https://push.example.com/b',
  p256dh: `B${'A'.repeat(86)}`,
  auth: 'A'.repeat(22),
  nonce: 'cd'.repeat(32),
  clientNonce: 'cd'.repeat(32),
  statement: '雾散开以后的那个早晨，江上一只船也没有，只有鸟。'.repeat(3),
  rules: '每位影友每天可以参加一次，开奖后十五天内领取。',
  proof: '核对过购机发票',
  postcode: '310000',
  trackingNumber: 'SF1234567890',
  hosts: 'example.com',
  link: '/post/photo',
  day: '2026-11-07',
  leavesOn: '2026-11-07',
  fromDay: '2026-11-01',
  toDay: '2026-11-07',
  untilDay: '2030-05-31',
  summary: '一起用胶片拍照，每周日晚上看片',
  shotDate: '2026-05-01',
  buyDate: '2026-05-01',
  lostOn: '2026-05-01',
  launchDate: '2026-05-01',
  effectiveOn: '2026-05-01',
  buyFrom: '2026-05-01',
  buyTo: '2026-05-31',
  areaCode: '330000',
  countyCode: '330106',
  month: '2026-11',
  startDate: '2026-11-01',
  endDate: '2026-11-30',
  signStart: '2030-05-01 08:00:00',
  signEnd: '2030-05-20 20:00:00',
  startTime: '2030-05-31 18:00:00',
  endTime: '2030-05-31 20:00:00',
  drawTime: '2030-06-01 15:00:00',
  collectStart: '2030-05-01 08:00:00',
  collectEnd: '2030-05-10 08:00:00',
  firstAuditEnd: '2030-05-12 08:00:00',
  voteStart: '2030-05-12 08:00:00',
  voteEnd: '2030-05-17 08:00:00',
  judgeEnd: '2030-05-20 08:00:00',
  noticeStart: '2030-05-21 08:00:00',
  noticeEnd: '2030-05-29 08:00:00',
  closesTime: '2030-05-20 08:00:00',
  capturedFrom: '2030-04-01 00:00:00',
  capturedTo: '2030-04-30 23:59:59',
  applyFrom: '2030-05-01 00:00:00',
  applyTo: '2030-05-31 20:00:00',
}

const someId = '01a1fe66-ccba-7299-8c28-8a1f84a6d249'
const area = ['330000', '330100', '330106']

/** Lists and objects that a rule about several of their values requires in a field of this name. */
const knownValues: Record<string, unknown> = {
  area,
  areaCodes: area,
  exposeUser: [1, 2, 3],
  region: { x: 0, y: 0, width: 1, height: 1 },
  vote: {
    options: [
      { text: '日出', fileId: someId },
      { text: '日落', fileId: '01a1fe66-ccba-7299-8c28-8a1f84a6d250' },
    ],
    max: 1,
    endTime: knownTexts['endTime'],
    showResult: 1,
    canChange: true,
  },
  form: [
    { key: 'a', kind: 'text', label: '称呼', hint: '', required: true, options: [], minRows: 1, maxRows: 1 },
  ],
  options: [{ title: '书签', kind: 1, coins: 0 }],
  questions: [{ key: 'a', type: 4, title: '一句话形容它' }],
  thresholds: [0, 10, 20, 30, 40, 50, 60, 70, 80, 90],
}

/** The schema of a method's body as JSON Schema. */
function inputSchema(method: Method): Schema {
  return Schema.parse(z.toJSONSchema(method.input, { io: 'input', unrepresentable: 'any' }))
}

/** The possible shapes of a method's body: one, unless it is a discriminated union. */
export function inputShapes(method: Method): Schema[] {
  const schema = inputSchema(method)
  return schema.oneOf ?? [schema]
}

/** Bodies with every field filled as the schema requires: one for each shape. */
export function sampleInputs(method: Method): Record<string, unknown>[] {
  return inputShapes(method).map((shape) => z.record(z.string(), z.unknown()).parse(sample(shape, '')))
}

/** The first of `sampleInputs`. */
export function sampleInput(method: Method): Record<string, unknown> {
  return sampleInputs(method)[0] ?? {}
}

function sample(schema: Schema, name: string): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return schema.enum[0]
  const [first] = schema.anyOf ?? schema.oneOf ?? []
  if (first !== undefined) return sample(first, name)
  const known = knownValues[name]
  if (known !== undefined && schema.type === (Array.isArray(known) ? 'array' : 'object')) return known
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {})
    return Object.fromEntries(fields.map(([key, field]) => [key, sample(field, key)]))
  }
  if (schema.type === 'array') return schema.items === undefined ? [] : [sample(schema.items, name)]
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1)
  if (schema.type === 'boolean') return true
  if (schema.type === 'null') return null
  if (schema.format === 'uuid') return someId
  const text = knownTexts[name] ?? 'text'.padEnd(schema.minLength ?? 0, 'text')
  // Numbers written as text.
  return schema.pattern !== undefined && !new RegExp(schema.pattern, 'u').test(text) ? '1' : text
}

/** Paths of every value in a sample, containers included. */
export function pathsOf(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  const inner: [string | number, unknown][] = Array.isArray(value)
    ? value.map((item, index) => [index, item])
    : typeof value === 'object' && value !== null
      ? Object.entries(value)
      : []
  const below = inner.flatMap(([key, item]) => pathsOf(item, [...path, key]))
  return path.length === 0 ? below : [path, ...below]
}

/** A copy with another value at a path. */
export function withValue(target: unknown, path: (string | number)[], value: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return value
  if (Array.isArray(target))
    return target.map((item, index) => (index === key ? withValue(item, rest, value) : item))
  const record: Record<string, unknown> = { ...Object(target) }
  return { ...record, [key]: withValue(record[key], rest, value) }
}
