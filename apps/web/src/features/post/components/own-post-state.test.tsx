import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { isForOthers, OwnPostState } from './own-post-state.tsx'

test('the author of a post that waits reads so on its page; others and public posts have no state', () => {
  const shown = (isAuthor: boolean, status: number) =>
    renderToStaticMarkup(<OwnPostState post={{ isAuthor, status }} />)
  expect(shown(true, 1)).toContain('审核中')
  expect(shown(true, 4)).toContain('未通过')
  expect(shown(true, 2)).toBe('')
  expect(shown(false, 1)).toBe('')
})

test('a link is offered where somebody else can open it', () => {
  const offered = [1, 2, 3, 4].map((status) => isForOthers({ isAuthor: true, status }))
  expect(offered).toEqual([false, true, false, false])
  expect(isForOthers({ isAuthor: false, status: 1 })).toBe(true)
})
