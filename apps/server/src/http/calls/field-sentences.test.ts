import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fieldSentences, issueSentence, memberText } from '@guangquan/contract'
import { expect, test } from 'vitest'
import * as z from 'zod'

const sources = join(import.meta.dirname, '../..')
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
)
const isSentence = (text: string) => /^(?!.*[a-z]{4}).*\p{Script=Han}/u.test(text)

test('no sentence about a refused field is written in the server: all come from the contract', () => {
  const refusals = files.flatMap((file) => {
    const text = readFileSync(join(sources, file), 'utf8')
    return [...text.matchAll(/fail\('BadInput', \{ fields: \{([^}]*)\}/g)].map((found) => [
      file,
      found[1] ?? '',
    ])
  })
  expect(refusals.length).toBeGreaterThan(10)
  // In `'vote.endTime': …` the quotes come before the colon.
  const written = refusals.filter(([, fields = '']) => /:\s*['"`]|\.join\(/.test(fields))
  expect(written).toEqual([])
})

test.each(Object.entries(fieldSentences))('%s is said in Chinese', (_field, sentence) => {
  expect(sentence).toSatisfy(isSentence)
})

const rules: [string, z.ZodType, unknown, string][] = [
  ['nothing', z.string(), undefined, '请填写这一项'],
  ['another type', z.string(), 7, '格式不对'],
  ['half a number', z.int(), 1.5, '请填写整数'],
  ['a small number', z.int().min(3), 1, '不能小于 3'],
  ['a large number', z.number().max(64), 65, '不能大于 64'],
  ['no text', z.string().min(1), '', '不能为空'],
  ['a short text', z.string().min(2), 'a', '至少2个字'],
  ['a long text', z.string().max(2), 'abc', '最多2字'],
  ['a text longer than any that could fit', memberText(0, 2), 'a'.repeat(99), '最多2字'],
  ['an empty list', z.array(z.int()).min(1), [], '至少 1 项'],
  ['a long list', z.array(z.int()).max(1), [1, 2], '最多 1 项'],
  ['an id that is none', z.uuid(), 'x', '格式不对'],
  ['what nobody offered', z.enum(['a', 'b']), 'c', '请从可选的里面选择'],
  ['a field too much', z.strictObject({}), { more: 1 }, '含有无法识别的内容'],
  ['none of a union', z.union([z.literal(1), z.uuid()]), 'x', '格式不对'],
]

test.each(rules)('a rule without its own sentence has a default: %s', (_name, schema, input, sentence) => {
  expect(schema.safeParse(input, { error: issueSentence }).error?.issues[0]?.message).toBe(sentence)
})
