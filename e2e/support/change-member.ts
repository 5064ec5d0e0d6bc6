import { expect } from '@playwright/test'
import * as z from 'zod'

const Run = z.object({ changesPort: z.number() })

type Change =
  | { kind: 'monthOld'; memberId: string; contact: string }
  | { kind: 'olderConsent'; memberId: string }
  | { kind: 'quarantinedPhone'; phone: string }
  | { kind: 'warning' | 'ban'; memberId: string; reason: string; publishId?: string }
  | { kind: 'coins'; memberId: string; amount: number }
  | { kind: 'level'; memberId: string; level: number }
  | { kind: 'circle'; ownerId: string }
  | { kind: 'staff'; id: string }
  | { kind: 'boxed'; productCode: string; serial: string }
  | { kind: 'activity'; title: string; capacity: number }
  | { kind: 'activityBegins'; id: string; inHours: number }
  | { kind: 'contest'; title: string }
  | { kind: 'contestDay'; id: string; day: number }
  | { kind: 'contestJury'; id: string; staffId: string }
  | { kind: 'contestEnds'; id: string }

/**
 * Makes a change to a member, a phone without one, an activity or a contest that otherwise only time makes, or makes
 * staff, a product in its box, an activity, a contest or an audited circle.
 * @returns of staff the value of their cookie, of a product what the code on its box says, of an activity, a contest,
 * its round or a circle its id
 */
export async function changeMember(change: Change): Promise<string> {
  const { changesPort } = Run.parse(JSON.parse(process.env['GUANGQUAN_E2E'] ?? ''))
  const response = await fetch(`http://127.0.0.1:${changesPort}/`, {
    method: 'POST',
    body: JSON.stringify(change),
  })
  const text = await response.text()
  expect(response.status, text).toBe(200)
  return text
}
