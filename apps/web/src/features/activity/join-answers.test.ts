import type { ActivityFormField } from '@guangquan/contract'
import { expect, test } from 'vitest'
import { answersOf, emptyAnswers, faultsOf } from './join-answers.ts'

const field = (change: Partial<ActivityFormField>): ActivityFormField => ({
  key: 'name',
  kind: 'text',
  label: '姓名',
  hint: '',
  required: true,
  options: [],
  minRows: 1,
  maxRows: 1,
  ...change,
})

test('a form begins with as many rows as it needs', () => {
  const form = [
    field({}),
    field({ key: 'gear', minRows: 2, maxRows: 4 }),
    field({ key: 'way', kind: 'single' }),
  ]
  expect(emptyAnswers(form, null).rows).toEqual({ name: [''], gear: ['', ''], way: [] })
})

test('empty rows are not sent', () => {
  const form = [field({ key: 'gear', maxRows: 3 })]
  expect(answersOf(form, { rows: { gear: [' C1 ', '', 'M2'] }, files: {} })).toEqual({ gear: ['C1', 'M2'] })
})

test('what is missing is said at its field', () => {
  const form = [
    field({}),
    field({ key: 'phone', kind: 'phone', required: false }),
    field({ key: 'way', kind: 'single', options: ['有'] }),
  ]
  const empty = emptyAnswers(form, null)
  expect(faultsOf(form, empty)).toEqual({
    'form.name': '请填写',
    'form.way': '请选择',
    agree: '请先阅读并同意条款',
  })
  const written = { ...empty, rows: { name: ['一川'], phone: ['123'], way: ['有'] }, agrees: true }
  expect(faultsOf(form, written)).toEqual({ 'form.phone': '请填写 11 位手机号' })
})
