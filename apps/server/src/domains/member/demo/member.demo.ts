import { foldNickName } from '@guangquan/rules/people/nick-name'
import type { App } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import type { DemoContext, DemoPart } from '../../../demo/demo-part.ts'
import { insertRows } from '../../../demo/insert-rows.ts'
import { demoPeople, joinedAt } from '../../../demo/people.ts'
import { newcomers } from '../../../demo/queue/newcomers.ts'
import { demoProfiles } from '../../../demo/profiles.ts'
import { portraitName, uploadKey } from '../../../demo/upload-key.ts'
import { reviewCases } from '../../target/index.ts'
import { bindClub } from '../../club/index.ts'
import { insertMember } from '../member.store.ts'
import { nickNamePinyin } from '../nick-name-pinyin.ts'

/** The sixty members and those of the queue of reviews, with their profiles and avatars. */
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
  deriveRows: async (demo, tx) => {
    await changeProfiles(demo, tx)
    await claimCards(demo, tx)
  },
}

/** Changes that wait for the moderators, as members make them. */
async function changeProfiles({ plan: { now, queue } }: DemoContext, tx: Tx): Promise<void> {
  for (const { member, nickName, introduction } of queue.profiles) {
    await tx
      .updateTable('member')
      .set({
        introduction,
        ...(nickName === null
          ? {}
          : {
              nick_name: nickName,
              nick_name_folded: foldNickName(nickName),
              ...(await nickNamePinyin(nickName)),
              nick_name_changed_at: now,
            }),
      })
      .where('id', '=', member.id)
      .execute()
    const before = {
      introduction: member.introduction,
      ...(nickName === null ? {} : { nickName: member.nickName }),
    }
    await reviewCases.get().openForProfile(tx, member.id, before, now)
  }
}

/** Cards of the older club, as members ask for them. */
async function claimCards({ app, plan: { queue } }: DemoContext, tx: Tx): Promise<void> {
  for (const { member, at, ...claim } of queue.cards)
    await bindClub({ app, db: tx, now: at, viewer: { id: member.id, sessionId: '' } }, claim)
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
      .set({
        introduction: person.introduction,
        ip_region: profile?.ipRegion ?? '',
        ip_region_at: app.now(),
        // Most photographers let others learn from their work.
        allow_study: person.topics.length > 0 && person.photographyLevel !== 3,
      })
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
