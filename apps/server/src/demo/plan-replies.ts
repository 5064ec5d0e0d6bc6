import {
  agreements,
  anyPhoto,
  feelings,
  onCamera,
  onPlace,
  onTag,
  questions,
  sights,
  thanks,
} from './comment-words.ts'
import { demoId } from './demo-id.ts'
import { fill, fits } from './fill-words.ts'
import { demoPeople, type DemoPerson } from './people.ts'
import type { SourcePhoto } from './catalogue.ts'
import type { PlannedPost, PlannedReply } from './plan.ts'
import { makeRandom, type Random } from './random.ts'

const endings = ['', '', '', '', '', '[赞]', '[微笑]', '[鼓掌]', '[惊讶]', '[爱心]', '[咖啡]']

/** As many comments as the posts' slots define, in two levels, each after its post and before now. */
export function planReplies(posts: PlannedPost[], now: Date): PlannedReply[] {
  const random = makeRandom('replies')
  const used = new Map<string, number>()
  return posts.flatMap((post) => planOfPost(post, now, random, used))
}

function planOfPost(post: PlannedPost, now: Date, random: Random, used: Map<string, number>): PlannedReply[] {
  const times = replyTimes(post, now, random)
  const replies: PlannedReply[] = []
  const said = new Set<string>()
  const answersTo = new Map<PlannedReply, readonly string[]>()
  for (const createdAt of times) {
    const firsts = replies.filter((one) => one.parent === null)
    const parent = firsts.length > 0 && random.chance(0.36) ? random.pick(firsts) : null
    const reply: PlannedReply = {
      id: demoId(random, createdAt),
      post,
      author: post.author,
      parent,
      replyTo: null,
      text: '',
      createdAt,
    }
    if (parent === null) {
      reply.author = commenter(post, random)
      const open = firstLevel(post, random, said, used)
      reply.text = open.text
      if (open.answers !== null) answersTo.set(reply, open.answers)
    } else {
      const below = replies.filter((one) => one.parent === parent)
      const answers = answersTo.get(parent)
      const byAuthor = answers !== undefined || (below.length === 0 && random.chance(0.65))
      reply.author = byAuthor ? post.author : commenter(post, random)
      reply.text = unsaid([answers ?? (byAuthor ? thanks : agreements)].flat(), random, said)
      answersTo.delete(parent)
      const last = below.at(-1)
      if (last !== undefined && last.author !== reply.author && random.chance(0.5))
        reply.replyTo = last.author
    }
    said.add(reply.text)
    replies.push(reply)
  }
  return replies
}

/** Most are written in the first hours; ascending. */
function replyTimes(post: PlannedPost, now: Date, random: Random): Date[] {
  const span = now.getTime() - post.createdAt.getTime()
  return Array.from({ length: post.slot.replies }, () => 60_000 + (span - 90_000) * random.next() ** 3.5)
    .toSorted((a, b) => a - b)
    .map((offset) => new Date(post.createdAt.getTime() + Math.max(offset, 30_000)))
}

function commenter(post: PlannedPost, random: Random): DemoPerson {
  const others = demoPeople.filter((person) => person !== post.author)
  return random.pickWeighted(others, (person) => {
    const shares = person.topics.some((topic) => post.topics.includes(topic))
    // Members who publish nothing comment most.
    return (shares ? 3 : 1) * (person.topics.length === 0 ? 2.5 : 1)
  })
}

interface Opening {
  text: string
  answers: readonly string[] | null
}

/** A first-level comment that is new under this post and rare elsewhere. */
function firstLevel(
  post: PlannedPost,
  random: Random,
  said: Set<string>,
  used: Map<string, number>,
): Opening {
  let best: Opening | null = null
  let bestUses = Infinity
  for (let attempt = 0; attempt < 12 && bestUses > 0; attempt++) {
    const opening = compose(post, random)
    const uses = used.get(opening.text) ?? 0
    if (said.has(opening.text) || uses >= bestUses) continue
    best = opening
    bestUses = uses
  }
  const chosen = best ?? compose(post, random)
  used.set(chosen.text, (used.get(chosen.text) ?? 0) + 1)
  return chosen
}

function compose(post: PlannedPost, random: Random): Opening {
  const source = post.photos[0]?.source
  if (source === undefined) throw new Error('a post without a photograph')
  // About a photograph of unknown content, only what fits any.
  const kinds = [
    'any',
    'camera',
    'tag',
    ...(source.topic === '' ? [] : (['sight', 'question'] as const)),
    ...(source.place === '' ? [] : (['place'] as const)),
  ] as const
  const weights: Record<string, number> = { sight: 42, any: 14, camera: 12, tag: 10, question: 12, place: 10 }
  const kind = random.pickWeighted(kinds, (one) => weights[one] ?? 0)
  if (kind === 'question') {
    const [question, answers] = random.pick(questions.filter(([pattern]) => fits(pattern, source)))
    return { text: fill(question, source, random), answers }
  }
  return { text: fill(sentence(kind, source, random), source, random), answers: null }
}

function sentence(kind: string, source: SourcePhoto, random: Random): string {
  if (kind === 'camera') {
    const fitting = onCamera.filter((pattern) => fits(pattern, source))
    return random.pick(fitting.length > 0 ? fitting : anyPhoto)
  }
  if (kind === 'place') return random.pick(onPlace)
  if (kind === 'tag') return random.pick(onTag)
  if (kind === 'any') return random.pick(anyPhoto) + random.pick(endings)
  const seen = random.pick(sights[source.topic] ?? anyPhoto)
  const said = seen + random.pick(feelings)
  return random.chance(0.25) ? said + random.pick(anyPhoto) : said + random.pick(endings)
}

function unsaid(list: readonly string[], random: Random, said: Set<string>): string {
  const fresh = list.filter((text) => !said.has(text))
  return fresh.length > 0
    ? random.pick(fresh)
    : `${random.pick(list)}${random.pick(['[赞]', '[微笑]', '[鼓掌]'])}`
}
