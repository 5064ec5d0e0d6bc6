import { foldNickName } from '@guangquan/rules/people/nick-name'
import { sql } from 'kysely'
import * as z from 'zod'
import type { Queryable } from '../../db/client.ts'

interface NamedMember {
  id: string
  /** Neither banned nor erased. */
  isActive: boolean
}

/** Members by id or by exact nickname, in the order of the texts; undefined for an unknown one. */
export async function findMembersByName(
  db: Queryable,
  texts: readonly string[],
): Promise<(NamedMember | undefined)[]> {
  if (texts.length === 0) return []
  const isId = (text: string) => z.uuid().safeParse(text).success
  const ids = texts.filter(isId).map((text) => text.toLowerCase())
  const names = texts.filter((text) => !isId(text)).map(foldNickName)
  const { rows } = await sql<NamedMember & { name: string }>`
    select id, status = 1 as "isActive", nick_name_folded as name from member
    where id = any(${ids}::uuid[]) or nick_name_folded = any(${names}::text[])`.execute(db)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const byName = new Map(rows.map((row) => [row.name, row]))
  return texts.map((text) => {
    const found = isId(text) ? byId.get(text.toLowerCase()) : byName.get(foldNickName(text))
    return found && { id: found.id, isActive: found.isActive }
  })
}
