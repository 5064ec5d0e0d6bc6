import { postLimits } from '@guangquan/contract'
import { demoId } from '../demo-id.ts'
import { localTime } from '../local-time.ts'
import type { DemoPerson } from '../people.ts'
import type { PlannedPost } from '../plan.ts'
import { demoSize } from '../plan-demo.ts'
import { makeRandom } from '../random.ts'
import { makeSlots, type Slot } from '../slots.ts'
import type { FolderPhoto } from './folder-photo.ts'
import { describeGroup, titleOf } from './folder-words.ts'

export interface FolderPost {
  author: DemoPerson
  photos: FolderPhoto[]
}

const hourMs = 3600_000
const repliesPerPost = 5
/** The width that a hero needs, in pixels; it is landscape. */
const heroWidth = 1200
const minPicks = 5

/** The posts of a folder's photographs, newest first: what was taken last is published last. */
export function planFolderPosts(
  groups: readonly FolderPost[],
  topics: readonly string[],
  now: Date,
): PlannedPost[] {
  const random = makeRandom('folder posts')
  const takenAt = (group: FolderPost) => Math.max(0, ...group.photos.map((one) => one.shotAt?.getTime() ?? 0))
  const newestFirst = groups.toSorted((a, b) => takenAt(b) - takenAt(a))
  const slots = makeSlots(
    newestFirst.map((group) => group.photos.length),
    { replies: repliesPerPost * groups.length, days: demoSize.days, random: makeRandom('slots') },
  )
  const titles = new Map<string, number>()
  const posts = newestFirst.flatMap((group, place): PlannedPost[] => {
    const [cover] = group.photos
    const planned = slots[place]
    if (cover === undefined || planned === undefined) return []
    const slot = publishedAfter(planned, takenAt(group), now)
    const createdAt = new Date(now.getTime() - slot.ageHours * hourMs)
    const title = unique(titleOf(cover), titles)
    const inFolders = cover.name.split('/').slice(0, -1)
    const topic = topics.find((name) => inFolders.some((folder) => folder.includes(name))) ?? ''
    const tags = inFolders.filter((name) => /^[\p{L}\p{N}]{2,20}$/u.test(name)).slice(0, postLimits.tags)
    return [
      {
        id: demoId(random, createdAt),
        author: group.author,
        createdAt,
        title,
        text: describeGroup(title, group.photos),
        place: '',
        topics: topic === '' ? [] : [topic],
        tags: [...new Set(tags)],
        photos: group.photos.map((photo) => ({
          source: sourceOf(photo, { title, topic, tags }),
          variant: null,
          fileName: photo.fileName,
          alt: '',
        })),
        slot,
        editorPick: slot.editorPick && isHero(cover),
      },
    ]
  })
  return withPicks(posts.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime()))
}

/** Nothing is published before it was taken. */
function publishedAfter(slot: Slot, takenAt: number, now: Date): Slot {
  const latest = (now.getTime() - takenAt) / hourMs - 1
  return { ...slot, ageHours: Math.max(0.2, Math.min(slot.ageHours, latest)) }
}

function unique(title: string, titles: Map<string, number>): string {
  const count = (titles.get(title) ?? 0) + 1
  titles.set(title, count)
  return count === 1 ? title : `${title} · ${count}`
}

const isHero = ({ width, height }: { width: number; height: number }) => width >= heroWidth && width > height

/** Few photographs have few likes; the home page shows the editors' picks anyway. */
function withPicks(posts: PlannedPost[]): PlannedPost[] {
  if (posts.filter((post) => post.editorPick).length >= minPicks) return posts
  const liked = posts
    .filter(({ photos: [cover] }) => cover !== undefined && isHero(cover.source))
    .toSorted((a, b) => b.slot.likes - a.slot.likes)
  const picked = new Set(liked.slice(0, minPicks))
  return posts.map((post) => ({ ...post, editorPick: post.editorPick || picked.has(post) }))
}

function sourceOf(
  { name, shotAt, ...photo }: FolderPhoto,
  words: { title: string; topic: string; tags: string[] },
): PlannedPost['photos'][number]['source'] {
  return {
    ...photo,
    ...words,
    file: name,
    place: '',
    story: '',
    shotDate: shotAt === null ? '' : localTime(shotAt),
  }
}
