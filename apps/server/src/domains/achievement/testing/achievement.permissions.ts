import { Achievement, ProfileFrame } from '@guangquan/contract'
import type { Account } from '../../../testing/accounts.ts'
import { callAs } from '../../../testing/call-as.ts'
import { everybody, members, type Permission } from '../../../testing/permission-cases.ts'
import type { TestNode } from '../../../testing/test-app.ts'

const makeMedal = async (node: TestNode, { browser }: Account) => {
  await node.app.db
    .insertInto('medal_award')
    .values({ member_id: browser.userId, medal_id: 'streak', tier: 1, obtained_at: node.app.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { id: 'streak' }
}

const makeFrame = async (node: TestNode, { browser }: Account) => {
  await node.app.db
    .insertInto('member_frame')
    .values({ member_id: browser.userId, frame_id: 'annual', obtained_at: node.app.now(), cause: 'gift' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { id: 'annual' }
}

/** A medal that is worn: taking off another changes nothing. */
const wearMedal = async (node: TestNode, account: Account) => {
  const medal = await makeMedal(node, account)
  await callAs(node, account.browser, Achievement.Used, medal)
  return medal
}

const putOnFrame = async (node: TestNode, account: Account) => {
  const frame = await makeFrame(node, account)
  await callAs(node, account.browser, ProfileFrame.Used, frame)
  return frame
}

/** Who may call what of this domain. A medal or frame of somebody else is none. */
export const permissions = {
  'Achievement/GetList': members,
  'Achievement/Detail': members,
  'Achievement/TADetail': everybody,
  'Achievement/Used': { ...members, owned: { make: makeMedal, other: 'ContentNotFound' } },
  'Achievement/Cancel': { ...members, write: { make: wearMedal } },
  'ProfileFrame/GetList': members,
  'ProfileFrame/Detail': members,
  'ProfileFrame/TADetail': everybody,
  'ProfileFrame/Used': { ...members, owned: { make: makeFrame, other: 'ContentNotFound' } },
  'ProfileFrame/Cancel': { ...members, write: { make: putOnFrame } },
} satisfies Record<string, Permission>
