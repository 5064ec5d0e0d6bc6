import { sql } from 'kysely'

/** SQL: the level whose permissions a member has: the one that is shown, unless experience was taken back. */
export const unlockLevel = sql<number>`coalesce(member.unlock_level, member.level)`
