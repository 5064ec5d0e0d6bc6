import type { Case, SurveyedSite } from '../cases/case.ts'
import { signRequest } from '../load/sign-request.ts'
import { refusalIn } from '../people/call.ts'

const requests = 2

/**
 * Sends the first requests of each case and reports errors, without measuring anything.
 * @returns the lines
 */
export async function tryCases(site: SurveyedSite, cases: readonly Case[]): Promise<string[]> {
  const lines: string[] = []
  for (const one of cases) {
    const shots = one.requests(site).slice(0, requests)
    if (shots.length === 0) lines.push(`${one.name}: the site has nothing to request`)
    const caller = one.isOfStaff === true ? site.staff : site.members
    for (const shot of shots) {
      const { method, path, headers, body } = signRequest(caller, shot)
      const response = await fetch(caller.url + path, { method, headers, body: body ?? null })
      const text = await response.text()
      const problem = response.ok ? refusalIn(text) : `${response.status} ${text.slice(0, 300)}`
      if (problem !== null) lines.push(`${one.name}: ${problem}`)
    }
  }
  return lines
}
