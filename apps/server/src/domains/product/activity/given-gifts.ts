import { applicationStates } from '@guangquan/contract'
import { sql, type RawBuilder } from 'kysely'

const { accepted, sent } = applicationStates

/**
 * SQL for a registration: whether a gift of an activity was given for its number, regardless of who owned it then: a
 * product that is handed over or registered again earns no second one.
 */
export const isGivenFor = (
  activityId: RawBuilder<unknown>,
  registration = 'user_product',
) => sql<boolean>`exists (
  select from product_application given join user_product earlier on earlier.id = given.user_product_id
  where earlier.serial_id = ${sql.ref(`${registration}.serial_id`)}
    and earlier.id <> ${sql.ref(`${registration}.id`)}
    and given.activity_id = ${activityId} and given.gift_id is not null
    and given.state in (${sql.lit(accepted)}, ${sql.lit(sent)}))`
