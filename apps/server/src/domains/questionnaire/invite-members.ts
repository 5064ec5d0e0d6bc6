import { questionnaireAudiences, questionnaireStates } from '@guangquan/contract'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import * as z from 'zod'
import type { Queryable } from '../../db/client.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { defineJob, type Job, type JobCtx } from '../../jobs/job.ts'
import { createNotices } from '../notice/index.ts'
import { isForMember } from './judge-answering.ts'
import { questionnaireTargetName } from './questionnaire-target-name.ts'
import { findQuestionnaire, lockQuestionnaire, stateOf, updateQuestionnaire } from './questionnaire.store.ts'

const membersAtOnce = 500
const active = 1

const Place = z.object({ id: z.uuid(), after: z.uuid().nullable() })

/**
 * Notifies the members who may answer and have not yet, a few members per run. Works for anonymous questionnaires too:
 * who took part is known, but not their answers.
 */
export const inviteJob: Job<typeof Place> = defineJob('questionnaire.invite', Place, inviteMembers, {
  lane: 'upkeep',
})

export async function inviteMembers(
  { db, now }: Pick<JobCtx, 'db' | 'now'>,
  { id, after }: z.output<typeof Place>,
): Promise<void> {
  const row = await findQuestionnaire(db, id)
  if (stateOf(row, now) !== questionnaireStates.running) return
  const members = await findMembers(db, { id, after, audience: row.audience })
  await db.transaction().execute(async (tx) => {
    const locked = await lockQuestionnaire(tx, id)
    // Run before.
    if (locked.invited_up_to !== after) return
    const told = members.filter(({ isAsked }) => isAsked).map((one) => one.id)
    const target = { kind: questionnaireTargetName, id }
    await createNotices(tx, now, told, { kind: 'questionnaire.invited', target })
    const last = members.at(-1)?.id
    await updateQuestionnaire(tx, id, {
      invited: locked.invited + told.length,
      invited_up_to: last ?? after,
    })
    if (members.length < membersAtOnce || last === undefined) return
    await enqueue(tx, inviteJob, { id, after: last }, { key: id, priority: 1 })
  })
}

interface Found {
  id: string
  isAsked: boolean
}

/** The next members who may belong to the audience, each with whether to notify them. */
async function findMembers(
  db: Queryable,
  { id, after, audience }: { id: string; after: string | null; audience: number },
): Promise<Found[]> {
  const { rows } =
    await sql<Found>`select person.id, (${isForMember(sql.ref('person.id'), sql.ref('person.level'))}
      and not exists (select from questionnaire_participant p
        where p.questionnaire_id = questionnaire.id and p.member_id = person.id)) as "isAsked"
    from member person, questionnaire
    where questionnaire.id = ${id}::uuid and person.status = ${sql.lit(active)} and ${isAmong(audience)}
      ${after === null ? sql`` : sql`and person.id > ${after}::uuid`}
    order by person.id limit ${sql.lit(membersAtOnce)}`.execute(db)
  return rows
}

/** SQL: a condition that selects few members if few may answer. */
function isAmong(audience: number): RawBuilder<SqlBool> {
  if (audience === questionnaireAudiences.activity)
    return sql<SqlBool>`person.id in (select e.member_id from enrolment e where e.activity_id = questionnaire.activity_id)`
  if (audience === questionnaireAudiences.product)
    return sql<SqlBool>`person.id in (select u.member_id from user_product u join questionnaire_model q
      on q.product_id = u.product_id where q.questionnaire_id = questionnaire.id)`
  return sql<SqlBool>`true`
}
