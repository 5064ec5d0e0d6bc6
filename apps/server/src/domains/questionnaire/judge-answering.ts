import {
  enrolStates,
  questionnaireStates,
  type AnswerObstacle,
  type QuestionnaireState,
} from '@guangquan/contract'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Queryable } from '../../db/client.ts'
import { loadStanding } from '../standing/index.ts'
import { stateOf, type ParticipantRow, type QuestionnaireRow } from './questionnaire.store.ts'

/** State of a registration that passed. */
const registered = 2

/** SQL: the member belongs to the audience of the row of `questionnaire`. */
export function isForMember(
  memberId: string | RawBuilder<unknown>,
  level: number | RawBuilder<unknown>,
): RawBuilder<SqlBool> {
  return sql<SqlBool>`case questionnaire.audience
    when 1 then true
    when 2 then questionnaire.min_level <= ${level}
    when 3 then exists (select from questionnaire_model m
      join user_product p on p.product_id = m.product_id and p.state = ${sql.lit(registered)}
      where m.questionnaire_id = questionnaire.id and p.member_id = ${memberId}::uuid)
    when 5 then exists (select from circle_member c where c.circle_id = questionnaire.circle_id
      and c.member_id = ${memberId}::uuid and c.role > 0)
    else exists (select from enrolment e where e.activity_id = questionnaire.activity_id
      and e.member_id = ${memberId}::uuid and e.state = ${sql.lit(enrolStates.checkedIn)})
  end`
}

export async function levelOf(db: Queryable, memberId: string): Promise<number> {
  const standing = await loadStanding(db, memberId)
  return standing?.level ?? 1
}

const timeObstacles: Partial<Record<QuestionnaireState, AnswerObstacle>> = {
  [questionnaireStates.draft]: 'notOpen',
  [questionnaireStates.notOpen]: 'notOpen',
  [questionnaireStates.ended]: 'ended',
  [questionnaireStates.closed]: 'closed',
}

/** Why a member cannot answer now; null if they can. */
export async function obstacleOf(
  db: Queryable,
  row: QuestionnaireRow,
  { memberId, participant, now }: { memberId: string; participant: ParticipantRow | undefined; now: Date },
): Promise<AnswerObstacle | null> {
  if (row.one_per_user && (participant?.times ?? 0) > 0) return 'answered'
  const inTime = timeObstacles[stateOf(row, now)]
  if (inTime !== undefined) return inTime
  if (row.quota > 0 && row.submitted >= row.quota) return 'full'
  const level = await levelOf(db, memberId)
  const { rows } = await sql<{ ok: boolean }>`select ${isForMember(memberId, level)} as ok
    from questionnaire where id = ${row.id}::uuid`.execute(db)
  return rows[0]?.ok === true ? null : 'audience'
}
