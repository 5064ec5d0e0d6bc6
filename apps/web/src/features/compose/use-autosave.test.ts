import { expect, test } from 'vitest'
import { saveText } from './use-autosave.ts'

test.each([
  [{ kind: 'clean' }, ''],
  [{ kind: 'saving' }, '正在存草稿'],
  [{ kind: 'saved', at: '2026-10-01 08:30:12' }, '草稿已保存　08:30'],
  [{ kind: 'failed' }, '草稿没有存好，会再试一次'],
] as const)('%o: %s', (state, text) => {
  expect(saveText(state)).toBe(text)
})
