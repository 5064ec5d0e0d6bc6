import type { MethodParsed, SysBaseInfo } from '@guangquan/contract'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { containing } from '../../db/like-pattern.ts'
import { findAreaCodes } from '../site/index.ts'

type Filters = Pick<MethodParsed<typeof SysBaseInfo.GetShopList>, 't' | 'areaCode' | 'keyword'>

/** The open shops of a type. `areaCode`: of any level. */
export const openShops = ({ t, areaCode, keyword }: Filters): RawBuilder<SqlBool>[] => [
  sql<SqlBool>`is_open and type = ${t}`,
  ...(areaCode === undefined ? [] : [sql<SqlBool>`${areaCode} = any(area_codes)`]),
  ...namedLike(keyword),
]

/** Shops with a text in their name, street or area. */
export function namedLike(keyword = ''): RawBuilder<SqlBool>[] {
  const part = keyword.trim()
  if (part === '') return []
  // One character is in the names of thousands of places.
  const codes = part.length < 2 ? [] : findAreaCodes(part)
  return [sql<SqlBool>`(name || ' ' || detail ilike ${containing(part)} or area_codes && ${codes}::text[])`]
}
