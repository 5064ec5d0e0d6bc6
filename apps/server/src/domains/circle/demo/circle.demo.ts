import { circleMemberStates, circleRoles, circleStates, useTypes } from '@guangquan/contract'
import { foldNickName } from '@guangquan/rules/people/nick-name'
import { sql } from 'kysely'
import { readFile } from 'node:fs/promises'
import type { Tx } from '../../../db/client.ts'
import { readSources, sourcePath } from '../../../demo/catalogue.ts'
import { demoId } from '../../../demo/demo-id.ts'
import type { DemoContext, DemoPart } from '../../../demo/demo-part.ts'
import { insertRows } from '../../../demo/insert-rows.ts'
import { demoPeople, demoPerson } from '../../../demo/people.ts'
import { makeRandom } from '../../../demo/random.ts'
import { uploadKey } from '../../../demo/upload-key.ts'
import { toPinyin } from '../../../text/to-pinyin.ts'
import { setFilesPublic } from '../../media/index.ts'
import { createNotices } from '../../notice/index.ts'
import { setPostCircle } from '../../post/index.ts'
import { circleTargetName } from '../circle-target-name.ts'
import { computeFigures } from '../circle.jobs.ts'
import { demoCircles, demoReasons, type DemoCircle } from './demo-circles.ts'

const dayMs = 24 * 3600_000
const fileName = 'circle.jpg'
const postsOfCircle = 40

/** Circles with their roles, posts, announcements and waiting applications. */
export const circleDemo: DemoPart = {
  uploads: () => {
    const sources = readSources()
    return demoCircles.map(({ owner, topics }) => {
      const source =
        sources.find((one) => topics[0] !== undefined && one.topic.startsWith(topics[0])) ?? sources[0]
      return {
        ownerId: demoPerson(owner).id,
        fileName,
        useType: useTypes.circleCover,
        make: () => readFile(sourcePath(source?.file ?? '')),
      }
    })
  },
  addRows: addCircles,
  finish: async (db) => {
    const { signal } = new AbortController()
    const now = new Date()
    // The job counts from the day before on: first the month that is shown, then the week of the ranking.
    for (const days of [29, 0]) {
      await computeFigures({ db, now: new Date(now.getTime() - days * dayMs), signal })
    }
  },
}

async function addCircles(demo: DemoContext, tx: Tx): Promise<void> {
  const topics = await tx.selectFrom('topic').select(['id', 'name']).execute()
  const idsOf = (names: readonly string[]) =>
    names.flatMap((name) => topics.find((topic) => topic.name.startsWith(name))?.id ?? [])
  const now = demo.app.now()
  for (const circle of demoCircles) await addCircle(demo, tx, now, circle, idsOf(circle.topics))
}

async function addCircle(
  demo: DemoContext,
  tx: Tx,
  now: Date,
  circle: DemoCircle,
  topicIds: readonly string[],
): Promise<void> {
  const random = makeRandom(`circle ${circle.title}`)
  const createdAt = new Date(now.getTime() - circle.daysAgo * dayMs)
  const id = demoId(random, createdAt)
  const { pinyin, initials } = await toPinyin(circle.title)
  const owner = demoPerson(circle.owner)
  const cover = demo.files.get(uploadKey(owner.id, fileName)) ?? null
  const named = [...circle.admins, ...circle.guests]
  const others = demoPeople.filter((one) => one.id !== owner.id && !named.includes(one.nickName))
  // Everybody is in some and not in others.
  const place = demoCircles.indexOf(circle)
  const isInside = (at: number) => (at + place) % circle.oneOf === 0
  const members = others.filter((_, at) => isInside(at))
  const waiting = others
    .filter((_, at) => !isInside(at))
    .slice(0, circle.waiting)
    .map((person, at) => ({
      id: person.id,
      reason: demoReasons[at % demoReasons.length] ?? '',
      appliedAt: new Date(now.getTime() - (at + 1) * 5 * 3600_000),
    }))
  await insertRows(tx, 'circle', [
    {
      id,
      title: circle.title,
      title_folded: foldNickName(circle.title),
      title_pinyin: pinyin,
      title_initials: initials,
      summary: circle.summary,
      rules: circle.rules,
      question: circle.question,
      cover_file_id: cover,
      topic_ids: [...topicIds],
      audit: circle.audit,
      status: circleStates.open,
      announcement: circle.announcement,
      announced_at: circle.announcement === '' ? null : new Date(now.getTime() - 2 * dayMs),
      created_at: createdAt,
      updated_at: createdAt,
      opened_at: createdAt,
    },
  ])
  if (cover !== null) await setFilesPublic(tx, [cover], true)
  const roleOf = (name: string) =>
    name === circle.owner
      ? circleRoles.owner
      : circle.admins.includes(name)
        ? circleRoles.admin
        : circle.guests.includes(name)
          ? circleRoles.guest
          : circleRoles.member
  const inside = [owner, ...named.map((name) => demoPerson(name)), ...members]
  await insertRows(tx, 'circle_member', [
    ...inside.map((person) => {
      const isOwner = person.id === owner.id
      const joinedAt = isOwner
        ? createdAt
        : new Date(now.getTime() - random.between(1, circle.daysAgo) * dayMs)
      return {
        circle_id: id,
        member_id: person.id,
        role: roleOf(person.nickName),
        status: circleMemberStates.joined,
        changed_at: joinedAt,
        joined_at: joinedAt,
      }
    }),
    ...waiting.map(({ id: memberId, reason, appliedAt }) => ({
      circle_id: id,
      member_id: memberId,
      status: circleMemberStates.waiting,
      reason,
      answer: circle.question === '' ? '' : '五点一刻，外面还是黑的',
      changed_at: appliedAt,
      applied_at: appliedAt,
    })),
  ])
  for (const { id: fromMemberId, reason, appliedAt } of waiting.toReversed()) {
    const target = { kind: circleTargetName, id }
    const cause = { kind: 'circle.applied', fromMemberId, target, note: reason } as const
    await createNotices(tx, appliedAt, [owner.id], cause)
  }
  await insertRows(tx, 'circle_log', [
    {
      id: demoId(random, createdAt),
      circle_id: id,
      act: 'created',
      actor_id: owner.id,
      created_at: createdAt,
    },
    {
      id: demoId(random, createdAt),
      circle_id: id,
      act: 'opened',
      staff_name: '值班',
      created_at: createdAt,
    },
    ...inside.slice(1).map((person) => {
      const at = new Date(now.getTime() - random.between(0, Math.min(circle.daysAgo, 29)) * dayMs)
      return { id: demoId(random, at), circle_id: id, act: 'joined', actor_id: person.id, created_at: at }
    }),
  ])
  await addPosts(demo, tx, now, { id, circle, memberIds: new Set(inside.map((person) => person.id)) })
}

/** Posts of its first topic by its members; some are pinned, and some essence. */
async function addPosts(
  { plan }: DemoContext,
  tx: Tx,
  now: Date,
  { id, circle, memberIds }: { id: string; circle: DemoCircle; memberIds: ReadonlySet<string> },
): Promise<void> {
  const { rows: taken } = await sql<{
    id: string
  }>`select id from publish where circle_id is not null`.execute(tx)
  const used = new Set(taken.map((row) => row.id))
  const posts = plan.posts
    .filter((post) => memberIds.has(post.author.id) && !used.has(post.id))
    .filter((post) => post.topics.some((topic) => circle.topics.some((name) => topic.startsWith(name))))
    .slice(0, postsOfCircle)
  for (const post of posts) {
    await setPostCircle(tx, { id: post.id, author_id: post.author.id, circle_id: null, status: 2 }, id)
    await tx
      .updateTable('circle_member')
      .set({ last_active_at: post.createdAt })
      .where('circle_id', '=', id)
      .where('member_id', '=', post.author.id)
      .execute()
  }
  const owner = demoPerson(circle.owner)
  const marked = posts.filter((post) => post.author.id !== owner.id)
  await insertRows(
    tx,
    'circle_post',
    marked.slice(0, 6).map((post, at) => ({
      publish_id: post.id,
      circle_id: id,
      pinned_at: at < 2 ? now : null,
      essence_at: at % 2 === 0 ? new Date(now.getTime() - at * dayMs) : null,
      essence_by: at % 2 === 0 ? owner.id : null,
    })),
  )
}
