import { beforeEach, expect, test } from 'vitest'
import {
  clearOverlay,
  dropPending,
  nextMoment,
  overlayOf,
  settle,
  showPending,
  applyResponse,
  type Overlay,
  type OverlayKey,
} from './overlay.ts'

const key: OverlayKey = 'post:1'
const liked = { isLike: true, likeCount: 8 }
const unliked = { isLike: false, likeCount: 7 }

beforeEach(clearOverlay)

/** A request in progress; the returned function delivers its response. */
function ask(): (response: Overlay) => void {
  const askedAt = nextMoment()
  return (response) => applyResponse(key, response, askedAt)
}

function click(change: Overlay): { confirm: (response: Overlay) => void; refuse: () => void } {
  showPending(key, change)
  return {
    confirm: (response) => {
      settle(key, response)
      dropPending(key, change)
    },
    refuse: () => dropPending(key, change),
  }
}

test('a click is shown at once, and stays once confirmed', () => {
  const { confirm } = click(liked)
  expect(overlayOf(key)).toEqual(liked)
  confirm({ isLike: true, likeCount: 9 })
  expect(overlayOf(key)).toEqual({ isLike: true, likeCount: 9 })
})

test('a response requested after the confirmation overrides the click', () => {
  click(liked).confirm(liked)
  ask()({ isLike: false, likeCount: 12 })
  expect(overlayOf(key)).toEqual({ isLike: false, likeCount: 12 })
})

test.each(['before the click', 'while it was under way'])(
  'a response requested %s is older, whenever it arrives',
  (when) => {
    const early = when === 'before the click' ? ask() : null
    const { confirm } = click(liked)
    const response = early ?? ask()
    confirm(liked)
    response(unliked)
    expect(overlayOf(key)).toEqual(liked)
  },
)

test('a pending click overrides every response, and a refused one yields to the newest response', () => {
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

test('of two newer responses the one requested later wins, in either order of arrival', () => {
  click(liked).confirm(liked)
  const first = ask()
  const second = ask()
  second({ likeCount: 30 })
  first({ isLike: false, likeCount: 10 })
  expect(overlayOf(key)).toEqual({ isLike: false, likeCount: 30 })
})

test('fields yield one by one, and a response adds none that was not changed here', () => {
  click({ isLike: true }).confirm({ isLike: true })
  const { confirm } = click({ isCollect: true })
  const between = ask()
  confirm({ isCollect: true })
  between({ isLike: false, isCollect: false, replyCount: 3 })
  expect(overlayOf(key)).toEqual({ isLike: false, isCollect: true })
})

test('responses about unchanged items are not stored', () => {
  ask()(liked)
  expect(overlayOf(key)).toEqual({})
})
