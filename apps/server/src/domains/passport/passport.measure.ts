import { sql } from 'kysely'
import type { Manifest } from '../../manifest.ts'

/** The highest level of the passports that a member has; of gear that was taken over only after its cooldown. */
export const passportMeasures = [
  {
    name: 'passportLevel',
    events: ['passport.levelReached'],
    read: async (db, { memberIds, args, now }) => {
      const { rows } = await sql<{ memberId: string; value: number }>`
        select registration.member_id as "memberId", max(passport.level) as value
        from gear_passport passport
        join user_product registration on registration.id = passport.user_product_id and registration.state = 2
        where registration.member_id = any(${[...memberIds]}::uuid[])
          and (registration.medals_from is null or registration.medals_from <= ${now})
        group by registration.member_id`.execute(db)
      return rows.map(({ memberId, value }) => ({ memberId, values: args.map(() => value) }))
    },
  },
] satisfies Manifest['medalMeasures']
