import { expect, test } from 'vitest'
import { saveText } from './use-autosave.ts'

test.each([
  [{ kind: 'clean' }, ''],
  [{ kind: 'saving' }, '正在存草稿'],
  [{ kind: 'saved', at: '2026-10-01 08:30:12' }, '草稿已保存　08:30'],
  [{ kind: 'anew', at: '2026-10-01 08:30:12' }, '原来的草稿已经发布或删除，已存成新的草稿　08:30'],
  [{ kind: 'changed' }, '这份草稿在别处改过'],
  [{ kind: 'failed', reason: '' }, '草稿没有存好，会再试一次'],
  [{ kind: 'failed', reason: '草稿箱已满' }, '草稿没有存好，会再试一次：草稿箱已满'],
] as const)('%o: %s', (state, text) => {
  expect(saveText(state)).toBe(text)
})
