import { beforeEach, expect, test } from 'vitest'
import {
  clearOverlay,
  dropPending,
  nextMoment,
  overlayOf,
  settle,
  showPending,
  takeAnswer,
  type Overlay,
  type OverlayKey,
} from './overlay.ts'

const key: OverlayKey = 'post:1'
const liked = { isLike: true, likeCount: 8 }
const unliked = { isLike: false, likeCount: 7 }

beforeEach(clearOverlay)

/** A request that is under way; call it with what the server answers. */
function ask(): (answer: Overlay) => void {
  const askedAt = nextMoment()
  return (answer) => takeAnswer(key, answer, askedAt)
}

function click(change: Overlay): { confirm: (answer: Overlay) => void; refuse: () => void } {
  showPending(key, change)
  return {
    confirm: (answer) => {
      settle(key, answer)
      dropPending(key, change)
    },
    refuse: () => dropPending(key, change),
  }
}

test('a click shows at once, and stays once it is confirmed', () => {
  const { confirm } = click(liked)
  expect(overlayOf(key)).toEqual(liked)
  confirm({ isLike: true, likeCount: 9 })
  expect(overlayOf(key)).toEqual({ isLike: true, likeCount: 9 })
})

test('an answer that was asked for after the confirmation is newer than the click', () => {
  click(liked).confirm(liked)
  ask()({ isLike: false, likeCount: 12 })
  expect(overlayOf(key)).toEqual({ isLike: false, likeCount: 12 })
})

test.each(['before the click', 'while it was under way'])(
  'an answer that was asked for %s is older, whenever it comes',
  (when) => {
    const early = when === 'before the click' ? ask() : null
    const { confirm } = click(liked)
    const answer = early ?? ask()
    confirm(liked)
    answer(unliked)
    expect(overlayOf(key)).toEqual(liked)
  },
)

test('a click under way shows over every answer, and what is refused gives way to the newest of them', () => {
  click(liked).confirm(liked)
  const { refuse } = click(unliked)
  ask()({ isLike: true, likeCount: 20 })
  expect(overlayOf(key)).toEqual(unliked)
  refuse()
  expect(overlayOf(key)).toEqual({ isLike: true, likeCount: 20 })
})

test('a first click that is refused leaves nothing behind', () => {
  const { refuse } = click(liked)
  ask()(unliked)
  refuse()
  expect(overlayOf(key)).toEqual({})
})

test('of two newer answers the one that was asked for later wins, in whatever order they come', () => {
  click(liked).confirm(liked)
  const first = ask()
  const second = ask()
  second({ likeCount: 30 })
  first({ isLike: false, likeCount: 10 })
  expect(overlayOf(key)).toEqual({ isLike: false, likeCount: 30 })
})

test('fields yield one by one, and an answer adds none that was not changed here', () => {
  click({ isLike: true }).confirm({ isLike: true })
  const { confirm } = click({ isCollect: true })
  const between = ask()
  confirm({ isCollect: true })
  between({ isLike: false, isCollect: false, replyCount: 3 })
  expect(overlayOf(key)).toEqual({ isLike: false, isCollect: true })
})

test('answers about things nobody changed are not kept', () => {
  ask()(liked)
  expect(overlayOf(key)).toEqual({})
})
