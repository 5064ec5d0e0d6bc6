import { expect, test } from 'vitest'
import { sharedFields } from '../post/kind-parts.ts'
import { tagIn, tagsIn } from './tag-names.ts'

test.each([
  ['＃夜景', ['夜景']],
  ['#夜景#', ['夜景']],
  ['#夜景#长曝光#', ['夜景', '长曝光']],
  ['夜景、长曝光，海边,雾 晨光\u3000#夜景', ['夜景', '长曝光', '海边', '雾', '晨光']],
  ['#夜景 ＃长曝光\n#海边', ['夜景', '长曝光', '海边']],
  ['夜\u200b景', ['夜景']],
  [' # ', []],
  ['夜景!', ['夜景!']],
])('%j names %j', (text, names) => {
  expect(tagsIn(text)).toEqual(names)
})

test('of a text that names several none is the only one', () => {
  expect([tagIn('＃夜景'), tagIn('#夜景#'), tagIn('夜景、海边')]).toEqual(['夜景', '夜景', '夜景、海边'])
})

test('posts take topics as they are pasted, at most five, each once', () => {
  const tags = (given: string[]) => sharedFields.tags.safeParse(given).data
  expect(tags(['＃夜景', '#长曝光#', '夜景'])).toEqual(['夜景', '长曝光'])
  expect(tags(['夜景、长曝光，海边 雾'])).toEqual(['夜景', '长曝光', '海边', '雾'])
  expect(tags(['一、二、三、四、五、六'])).toBeUndefined()
  expect([tags(['#']), tags(['']), tags(['夜景!'])]).toEqual([undefined, undefined, undefined])
})
