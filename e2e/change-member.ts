import { expect } from '@playwright/test'
import * as z from 'zod'

const Run = z.object({ changesPort: z.number() })

type Change =
  | { kind: 'monthOld'; memberId: string; contact: string }
  | { kind: 'olderConsent'; memberId: string }
  | { kind: 'quarantinedPhone'; phone: string }
  | { kind: 'warning' | 'ban'; memberId: string; reason: string }

/** Makes a change to a member, or to a phone without one, that otherwise only time makes. */
export async function changeMember(change: Change): Promise<void> {
  const { changesPort } = Run.parse(JSON.parse(process.env['GUANGQUAN_E2E'] ?? ''))
  const response = await fetch(`http://127.0.0.1:${changesPort}/`, {
    method: 'POST',
    body: JSON.stringify(change),
  })
  expect(response.status, await response.text()).toBe(204)
}
