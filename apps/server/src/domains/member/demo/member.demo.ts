import { levelThresholds } from '@guangquan/rules/level'
import { sql } from 'kysely'
import type { App } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import type { DemoPart } from '../../../demo/demo-part.ts'
import { insertRows } from '../../../demo/insert-rows.ts'
import { demoPeople, joinedAt } from '../../../demo/people.ts'
import { newcomers } from '../../../demo/queue/newcomers.ts'
import { demoProfiles } from '../../../demo/profiles.ts'
import { portraitName, uploadKey } from '../../../demo/upload-key.ts'
import { insertMember } from '../member.store.ts'

/** The sixty members and those of the queue of reviews, with their profiles, avatars and experience. */
export const memberDemo: DemoPart = {
  addMembers: async (app, tx) => {
    await addPeople(app, tx)
    await addTopics(tx)
  },
  addRows: async ({ files }, tx) => {
    for (const { id } of demoPeople) {
      const avatar = files.get(uploadKey(id, portraitName)) ?? null
      await tx.updateTable('member').set({ head_file_id: avatar }).where('id', '=', id).execute()
    }
  },
  deriveRows: (_demo, tx) => settleGrowth(tx),
}

async function addPeople(app: App, tx: Tx): Promise<void> {
  for (const person of [...demoPeople, ...newcomers]) {
    const profile = demoProfiles.get(person.nickName)
    await insertMember({ now: joinedAt(person, app.now()) }, tx, {
      id: person.id,
      nickName: person.nickName,
      sex: person.sex,
      photographyLevel: person.photographyLevel,
      birthday: profile?.birthday ?? undefined,
      areaCodes: profile?.areaCodes,
    })
    await tx
      .updateTable('member')
      .set({ introduction: person.introduction, ip_region: profile?.ipRegion ?? '', ip_region_at: app.now() })
      .where('id', '=', person.id)
      .execute()
  }
}

async function addTopics(tx: Tx): Promise<void> {
  const topics = await tx.selectFrom('topic').select(['id', 'name']).execute()
  // 生态 is the short form of a topic's name.
  const idOf = (name: string) => topics.find((topic) => topic.name.startsWith(name))?.id
  const rows = demoPeople.flatMap((person) =>
    (demoProfiles.get(person.nickName)?.topics ?? []).flatMap((name) => {
      const topicId = idOf(name)
      return topicId === undefined ? [] : [{ member_id: person.id, topic_id: topicId }]
    }),
  )
  await insertRows(tx, 'member_topic', rows)
}

/** Experience by the rules, for posts, comments, likes received and visits. */
async function settleGrowth(tx: Tx): Promise<void> {
  await sql`
    update member set
      exp = 70 + 10 * publish_count + like_received_count
        + 2 * (select coalesce(sum(publish.collect_count), 0) from publish where author_id = member.id)
        + 2 * (select count(*) from reply where author_id = member.id and char_length(body) >= 8)
        + 2 * visits.days
    from member_counter, (
      select id, floor(extract(epoch from now() - created_at) / 86400
        * (0.25 + (('x' || substr(md5(id::text), 1, 4))::bit(16)::int % 60) / 100.0))::int as days from member
    ) visits where visits.id = member.id and member_counter.member_id = member.id`.execute(tx)
  await sql`update member set level =
    width_bucket(exp, ${levelThresholds.slice(1)}::int[]) + 1`.execute(tx)
}
