import { Achievement, ProfileFrame } from '@guangquan/contract'
import type { Account } from '../../../testing/accounts.ts'
import { callAs } from '../../../testing/call-as.ts'
import { everybody, members, staffOnly, type Permission } from '../../../testing/permission-cases.ts'
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

const reason = '按年调整'
const texts = { name: '新名称', conditionText: '发布 {n} 篇文章', reason }

const saveMedalBody = async (node: TestNode) => {
  const { version } = await node.app.db
    .selectFrom('medal')
    .where('id', '=', 'writer')
    .select('version')
    .executeTakeFirstOrThrow()
  return { ...texts, id: 'writer', hidden: false, version }
}

const saveFrameBody = async (node: TestNode) => {
  const { version } = await node.app.db
    .selectFrom('profile_frame')
    .where('id', '=', 'annual')
    .select('version')
    .executeTakeFirstOrThrow()
  return { ...texts, id: 'annual', version }
}

/** A rule whose day has not come. */
const makeFrameRule = async (node: TestNode) => {
  const named = { id: 'level4', effectiveOn: '2098-01-01' }
  await node.app.db
    .insertInto('frame_rule')
    .values({ frame_id: named.id, effective_on: named.effectiveOn, goal: 5 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { ...named, version: 1, reason }
}

/** A goal whose day has not come. */
const makeGoal = async (node: TestNode) => {
  const named = { id: 'writer', tier: 2, effectiveOn: '2098-01-01' }
  await node.app.db
    .insertInto('medal_tier')
    .values({ medal_id: named.id, tier: named.tier, effective_on: named.effectiveOn, goal: 25 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { ...named, version: 1, reason }
}

const ofMember =
  (make: (node: TestNode, account: Account) => Promise<{ id: string }>) =>
  async (node: TestNode, account: Account) => ({
    ...(await make(node, account)),
    memberId: account.browser.userId,
    reason,
  })

/** Another member's medal or frame does not exist for the caller. */
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
  'StaffMedal/GetList': staffOnly,
  'StaffMedal/Export': { ...staffOnly, write: { make: () => ({ reason }) } },
  'StaffMedal/Save': { ...staffOnly, write: { make: saveMedalBody } },
  'StaffMedal/SaveGoal': {
    ...staffOnly,
    write: {
      make: () => ({ id: 'writer', tier: 3, effectiveOn: '2099-01-01', goal: 60, version: 0, reason }),
    },
  },
  'StaffMedal/RemoveGoal': { ...staffOnly, write: { make: makeGoal } },
  'StaffMedal/GetOwners': staffOnly,
  'StaffMedal/ExportOwners': { ...staffOnly, write: { make: () => ({ id: 'streak', reason }) } },
  'StaffMedal/Grant': {
    ...staffOnly,
    write: { make: (_, { browser }) => ({ id: 'years', tier: 1, memberId: browser.userId, reason }) },
  },
  'StaffMedal/Revoke': { ...staffOnly, write: { make: ofMember(makeMedal) } },
  'StaffFrame/GetList': staffOnly,
  'StaffFrame/Export': { ...staffOnly, write: { make: () => ({ reason }) } },
  'StaffFrame/Save': { ...staffOnly, write: { make: saveFrameBody } },
  'StaffFrame/SaveRule': {
    ...staffOnly,
    write: {
      make: () => ({
        id: 'level4',
        effectiveOn: '2099-01-01',
        goal: 5,
        validDays: null,
        version: 0,
        reason,
      }),
    },
  },
  'StaffFrame/RemoveRule': { ...staffOnly, write: { make: makeFrameRule } },
  'StaffFrame/GetOwners': staffOnly,
  'StaffFrame/ExportOwners': { ...staffOnly, write: { make: () => ({ id: 'annual', reason }) } },
  'StaffFrame/Grant': {
    ...staffOnly,
    write: { make: (_, { browser }) => ({ id: 'filmRoll', days: 7, memberId: browser.userId, reason }) },
  },
  'StaffFrame/Revoke': { ...staffOnly, write: { make: ofMember(makeFrame) } },
} satisfies Record<string, Permission>
