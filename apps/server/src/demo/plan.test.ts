import { newcomerFans, orderFeed } from '@guangquan/rules/posts/feed-order'
import { maxCommentText, textLength } from '@guangquan/contract'
import { expect, test } from 'vitest'
import { demoPeople, demoPerson } from './people.ts'
import { demoSize, planDemo } from './plan-demo.ts'
import type { PlannedPost } from './plan.ts'
import { scorePlan } from './score-plan.ts'
import { scoreOf } from './slots.ts'
import { variations } from './vary-photo.ts'

const now = new Date('2026-11-21T12:00:00Z')
const plan = planDemo(now)

/** Positions where a photograph repeats within a screenful. */
function repeats(sources: string[]): string[] {
  return sources.filter((source, index) =>
    sources.slice(Math.max(0, index - demoSize.screenful + 1), index).includes(source),
  )
}

function coverOf(post: PlannedPost): string {
  return post.photos[0]?.source.file ?? ''
}

test('every load makes the same plan, relative to its time', () => {
  const later = new Date(now.getTime() + 86_400_000)
  const again = planDemo(later)
  expect(again.posts.map((post) => [post.title, post.text, post.author.nickName])).toEqual(
    plan.posts.map((post) => [post.title, post.text, post.author.nickName]),
  )
  expect(planDemo(now).posts.map((post) => post.id)).toEqual(plan.posts.map((post) => post.id))
  const first = plan.posts[0]
  expect(again.posts[0]?.createdAt.getTime()).toBe((first?.createdAt.getTime() ?? 0) + 86_400_000)
})

test('it holds 60 members, 480 photographs and 2,000 comments in two levels', () => {
  expect(demoPeople).toHaveLength(60)
  expect(new Set(demoPeople.map((person) => person.phone)).size).toBe(60)
  expect(plan.posts.flatMap((post) => post.photos)).toHaveLength(480)
  expect(plan.replies).toHaveLength(2000)
  expect(plan.replies.filter((reply) => reply.parent !== null).length).toBeGreaterThan(400)
  const sizes = new Set(plan.posts.map((post) => post.photos.length))
  expect(sizes).toEqual(new Set([1, 2, 3, 4, 5, 6]))
})

test('最新 never shows a photograph twice within 24', () => {
  expect(repeats(plan.posts.flatMap((post) => post.photos.map((photo) => photo.source.file)))).toEqual([])
  expect(repeats(plan.posts.map(coverOf))).toEqual([])
})

test('推荐 never shows a photograph twice within 24', () => {
  const scores = scorePlan(plan)
  const fans = (id: string) => plan.follows.filter((act) => act.target.id === id).length
  const candidates = plan.posts.map((post) => ({
    id: post.id,
    authorId: post.author.id,
    editorPick: post.editorPick,
    hot: scores.get(post)?.hot ?? 0,
    isNewcomer: fans(post.author.id) < newcomerFans,
  }))
  candidates.sort((a, b) => b.hot - a.hot || (a.id < b.id ? 1 : -1))
  const byId = new Map(plan.posts.map((post) => [post.id, post]))
  const order = orderFeed(candidates).map(({ id }) => byId.get(id)?.photos[0]?.source.file ?? '')
  expect(order).toHaveLength(plan.posts.length)
  expect(repeats(order)).toEqual([])
})

test('on no profile does a photograph stand beside itself, nor beside another post of the same motif', () => {
  for (const author of new Set(plan.posts.map((post) => post.author))) {
    const own = plan.posts.filter((post) => post.author === author)
    const motifs = own.map((post) => post.photos.map((photo) => photo.source.file))
    const beside = motifs.flatMap((files, at) =>
      files.filter((file) => motifs[at + 1]?.includes(file) === true),
    )
    expect(beside, author.nickName).toEqual([])
    expect(new Set(own.map(coverOf)).size, author.nickName).toBeGreaterThan(1)
  }
})

test('at one aperture of a lens or camera a motif is shown once', () => {
  const shots = plan.posts.map(({ photos }) => photos[0]?.source)
  for (const part of ['camera', 'lens'] as const) {
    const all = shots.map((shot) => `${shot?.[part]} ${shot?.fNumber} ${shot?.file}`)
    expect(
      all.filter((one, at) => all.indexOf(one) !== at),
      part,
    ).toEqual([])
  }
})

/** The highest number of equal entries among any twelve consecutive ones. */
function maxOfTwelve(list: string[]): number {
  return Math.max(
    ...list.map((source, index) => list.slice(index, index + 12).filter((one) => one === source).length),
  )
}

const inBothOrders = [plan.posts, plan.posts.toSorted((a, b) => scoreOf(b.slot) - scoreOf(a.slot))]

test('the wall of a tag shows no photograph twice within twelve, if enough photographs have the tag', () => {
  const tags = [...new Set(plan.posts.flatMap((post) => post.tags))]
  const wallOf = (tag: string, posts: PlannedPost[]) =>
    posts.filter((post) => post.tags.includes(tag)).map(coverOf)
  const wide = tags.filter((tag) => new Set(wallOf(tag, plan.posts)).size >= 12)
  expect(wide).toContain('光影')
  expect(wide.length).toBeGreaterThanOrEqual(12)
  for (const tag of wide)
    for (const posts of inBothOrders) expect(maxOfTwelve(wallOf(tag, posts)), tag).toBe(1)
  expect(plan.posts.every((post) => new Set(post.tags).size === post.tags.length)).toBe(true)
})

test('a search for one character shows no photograph twice within twelve, if enough photographs have it in a tag', () => {
  const characters = [...new Set(plan.posts.flatMap((post) => post.tags).join(''))]
  const found = (character: string, posts: PlannedPost[]) =>
    posts.filter((post) => post.tags.some((tag) => tag.includes(character))).map(coverOf)
  const wide = characters.filter((one) => new Set(found(one, plan.posts)).size >= 12)
  expect(wide).toEqual(expect.arrayContaining(['山', '光']))
  for (const character of wide)
    for (const posts of inBothOrders) expect(maxOfTwelve(found(character, posts)), character).toBe(1)
})

test('the wall of a lens or camera rarely shows a photograph twice within twelve, and none three times', () => {
  for (const part of ['camera', 'lens'] as const) {
    const names = new Set(plan.posts.map((post) => post.photos[0]?.source[part]))
    expect(names.size).toBe(part === 'lens' ? 5 : 3)
    for (const name of names)
      for (const posts of inBothOrders) {
        const wall = posts.filter((post) => post.photos[0]?.source[part] === name).map(coverOf)
        expect(maxOfTwelve(wall), name).toBeLessThanOrEqual(part === 'lens' ? 2 : 1)
      }
  }
})

test('no frame of a source is used twice', () => {
  const frames = plan.posts.flatMap((post) =>
    post.photos.map((photo) => `${photo.source.file} ${photo.variant?.number}`),
  )
  expect(new Set(frames).size).toBe(480)
  expect(
    Math.max(...plan.posts.flatMap((post) => post.photos.map((one) => one.variant?.number ?? 0))),
  ).toBeLessThan(variations.length)
})

test('each post has a title and a text of its own', () => {
  for (const part of ['title', 'text'] as const) {
    const all = plan.posts.map((post) => post[part])
    expect(all.filter((one, index) => one === '' || all.indexOf(one) !== index)).toEqual([])
  }
  const sentences = plan.posts.map((post) => post.text.split(/(?<=[。！？])/)[0])
  expect(new Set(sentences).size).toBe(sentences.length)
})

test('what the editors picked is uncropped, as far as its photograph is picked once', () => {
  const picks = plan.posts.filter((post) => post.editorPick)
  expect(picks.length).toBeGreaterThan(10)
  const uncropped = picks.filter((post) => post.photos[0]?.variant?.number === 0)
  expect(uncropped.length).toBe(new Set(picks.map(coverOf)).size)
  for (const { photos } of picks)
    expect(photos[0]?.source.width).toBeGreaterThan(photos[0]?.source.height ?? 0)
})

test('comments vary: few occur twice, and none under one post', () => {
  const firsts = plan.replies.filter((reply) => reply.parent === null).map((reply) => reply.text)
  expect(new Set(firsts).size / firsts.length).toBeGreaterThan(0.9)
  for (const post of plan.posts) {
    const texts = plan.replies.filter((reply) => reply.post === post).map((reply) => reply.text)
    expect(new Set(texts).size).toBe(texts.length)
  }
  for (const { text } of plan.replies) {
    expect(textLength(text)).toBeLessThanOrEqual(maxCommentText)
    expect(text).not.toMatch(/[{}]|undefined|NaN/)
  }
})

test('reactions come after what they refer to, and nothing is in the future', () => {
  for (const reply of plan.replies) {
    expect(reply.createdAt.getTime()).toBeGreaterThan((reply.parent ?? reply.post).createdAt.getTime())
    expect(reply.createdAt.getTime()).toBeLessThanOrEqual(now.getTime())
  }
  for (const act of [...plan.likes, ...plan.collects]) {
    expect(act.at.getTime()).toBeGreaterThan(act.target.createdAt.getTime())
    expect(act.at.getTime()).toBeLessThanOrEqual(now.getTime())
    expect(act.actor).not.toBe(act.target.author)
  }
  for (const { createdAt, photos } of plan.posts) {
    for (const { variant } of photos)
      expect(new Date(`${variant?.frame.shotAt}+08:00`).getTime()).toBeLessThan(createdAt.getTime())
  }
})

test('posts are spread over ninety days, half of them in the last four weeks', () => {
  const ages = plan.posts.map((post) => (now.getTime() - post.createdAt.getTime()) / 86_400_000)
  expect(Math.max(...ages)).toBeLessThanOrEqual(90)
  expect(Math.max(...ages)).toBeGreaterThan(80)
  expect(ages.filter((age) => age < 28).length / ages.length).toBeGreaterThan(0.45)
})

test('the people named in tests exist, and the well-known ones have posts', () => {
  for (const nickName of ['林小满', '沈一白', '何夕', '小寒', '阿岚', '一川', '老秦', '周末去山里']) {
    const person = demoPerson(nickName)
    expect(plan.posts.some((post) => post.author === person)).toBe(true)
  }
  expect(demoPerson('林小满').phone).toBe('13800130001')
})

test('a search for a word of one story finds its photograph once', () => {
  const sources = [
    ...new Map(
      plan.posts.flatMap(({ photos }) => photos.map(({ source }) => [source.file, source])),
    ).values(),
  ]
  for (const { file, story } of sources) {
    const [words = ''] = story.split(/[，。：；！？]/)
    const found = plan.posts.filter(({ title, text, place, photos }) =>
      [title, text, place, ...photos.map(({ alt }) => alt)].some((one) => one.includes(words)),
    )
    const shown = found.filter((post) => coverOf(post) === file)
    expect(shown.length, words).toBeLessThanOrEqual(1)
  }
})
