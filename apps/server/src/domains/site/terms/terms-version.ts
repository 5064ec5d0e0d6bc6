import type { Queryable } from '../../../db/client.ts'

/** The names of the next versions of a kind of terms: `3.0` asks members for consent again, `2.1` does not. */
export async function nextVersions(
  db: Queryable,
  termsType: number,
): Promise<{ nextMajor: string; nextMinor: string }> {
  const rows = await db.selectFrom('terms').where('terms_type', '=', termsType).select('version').execute()
  const numbers = rows.map(({ version }) => version.split('.').map(Number))
  const major = Math.max(0, ...numbers.map(([first = 0]) => first))
  const minors = numbers.flatMap(([first = 0, second = 0]) => (first === major ? [second] : []))
  return {
    nextMajor: `${major + 1}.0`,
    nextMinor: major === 0 ? '1.0' : `${major}.${Math.max(...minors) + 1}`,
  }
}
