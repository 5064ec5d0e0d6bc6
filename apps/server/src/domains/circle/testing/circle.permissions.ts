import { v7 as uuid } from 'uuid'
import type { Account } from '../../../testing/accounts.ts'
import { earnPasswordTicket } from '../../../testing/accounts.ts'
import type { Browser } from '../../../testing/call-as.ts'
import { setCounters, buildMember } from '../../../testing/people.ts'
import { buildFile, buildPost } from '../../../testing/posts.ts'
import { everybody, members, staffOnly, type Permission } from '../../../testing/permission-cases.ts'
import type { StaffBrowser } from '../../../testing/staff.ts'
import type { TestNode } from '../../../testing/test-app.ts'
import { addLog } from '../circle.store.ts'
import { buildCircle, buildCircleMember, type CircleOverrides } from '../../../testing/circles.ts'

type Body = Record<string, unknown>
interface Place {
  node: TestNode
  id: string
  me: Browser
  /** A member of the circle. */
  other: Browser
}

/** A circle of the caller with one member. */
const ofOwner = (
  body: (place: Place) => Promise<Body> | Body,
  overrides: CircleOverrides = {},
): Permission => ({
  ...members,
  write: {
    make: async (node: TestNode, { browser: me }: Account) => {
      const id = await buildCircle(node, me, overrides)
      const other = await buildMember(node)
      await buildCircleMember(node, id, other)
      return body({ node, id, me, other })
    },
  },
})

/** Another member's circle. */
const ofOther = (
  body: (place: Place) => Promise<Body> | Body,
  { joined = true, ...overrides }: CircleOverrides & { joined?: boolean } = {},
): Permission => ({
  ...members,
  write: {
    make: async (node: TestNode, { browser: me }: Account) => {
      const other = await buildMember(node)
      const id = await buildCircle(node, other, overrides)
      if (joined) await buildCircleMember(node, id, me)
      return body({ node, id, me, other })
    },
  },
})

const post = async ({ node, id, other }: Place): Promise<string> => {
  const publishId = await buildPost(node, other)
  await node.app.db.updateTable('publish').set({ circle_id: id }).where('id', '=', publishId).execute()
  const counted = { publish_count: 1 }
  await node.app.db.updateTable('circle').set(counted).where('id', '=', id).execute()
  await node.app.db
    .updateTable('circle_member')
    .set({ post_count: 1 })
    .where('circle_id', '=', id)
    .where('member_id', '=', other.userId)
    .execute()
  return publishId
}

const inAWeek = (node: TestNode) => new Date(node.app.now().getTime() + 7 * 24 * 3600_000)

const offer = async ({ node, id }: Place, from: Browser, to: Browser): Promise<Body> => {
  const offerId = uuid()
  const times = { created_at: node.app.now(), expires_at: inAWeek(node) }
  await node.app.db
    .insertInto('circle_offer')
    .values({ id: offerId, circle_id: id, from_id: from.userId, to_id: to.userId, ...times })
    .execute()
  return { offerId }
}

const invitation = async ({ node, id, me, other }: Place): Promise<Body> => {
  const invitationId = uuid()
  const times = { created_at: node.app.now(), expires_at: inAWeek(node) }
  await node.app.db
    .insertInto('circle_invite')
    .values({ id: invitationId, circle_id: id, inviter_id: other.userId, invitee_id: me.userId, ...times })
    .execute()
  return { invitationId }
}

/** Somebody who waits to be let in. */
const applicant = async (node: TestNode, id: string, who: Browser): Promise<void> => {
  const now = node.app.now()
  await node.app.db
    .insertInto('circle_member')
    .values({ circle_id: id, member_id: who.userId, status: 1, changed_at: now, applied_at: now })
    .execute()
  await node.app.db.updateTable('circle').set({ waiting_count: 1 }).where('id', '=', id).execute()
}

const cover = async (node: TestNode, owner: Browser): Promise<string> => {
  const id = await buildFile(node, owner)
  await node.app.db.updateTable('stored_file').set({ use_type: 6 }).where('id', '=', id).execute()
  return id
}

const topic = async (node: TestNode): Promise<string> => {
  const id = 'circle-topic'
  const row = { id, name: '圈子主题', sort: 999 }
  await node.app.db
    .insertInto('topic')
    .values(row)
    .onConflict((one) => one.doNothing())
    .execute()
  return id
}

const fields = async (node: TestNode, owner: Browser): Promise<Body> => ({
  title: `慢光${uuid().slice(-6)}`,
  summary: '一起等一束慢慢走过来的光',
  coverFileId: await cover(node, owner),
  topics: [await topic(node)],
})

/** A circle for an act of staff. */
const byStaff = (
  body: (place: Place) => Promise<Body> | Body,
  overrides: CircleOverrides = {},
): Permission => ({
  ...staffOnly,
  write: {
    make: async (node: TestNode, { browser: me }: Account, _staff: StaffBrowser) => {
      const id = await buildCircle(node, me, overrides)
      const other = await buildMember(node)
      await buildCircleMember(node, id, other)
      return { id, version: 1, reason: '核对过了', ...(await body({ node, id, me, other })) }
    },
  },
})

export const permissions = {
  'PhotographyGroup/GetInfo': everybody,
  'PhotographyGroup/GetPhotographyGroupMemberList': everybody,
  'PhotographyGroup/Recommend': everybody,
  'PhotographyGroup/GetRanking': everybody,
  'PhotographyGroup/Publish': everybody,
  'PhotographyGroup/GetPinned': everybody,
  'PhotographyGroup/GetPictures': everybody,
  'PhotographyGroup/Search': everybody,
  'PhotographyGroup/Get': members,
  'PhotographyGroup/GetUserPhotographyGroupList': members,
  'PhotographyGroup/GetCommonMembers': members,
  'PhotographyGroup/GetFollowedPosts': members,
  'PhotographyGroup/GetLog': members,
  'PhotographyGroup/GetFigures': members,
  'PhotographyGroup/GetRemovedPosts': members,
  'PhotographyGroup/CheckCreate': members,
  'PhotographyGroup/GetApplications': members,
  'PhotographyGroup/GetInvitations': members,
  'PhotographyGroup/Create': {
    ...members,
    write: {
      make: async (node, { browser }) => {
        await node.app.db.updateTable('member').set({ level: 4 }).where('id', '=', browser.userId).execute()
        await setCounters(node, browser.userId, { publish_count: 5 })
        return fields(node, browser)
      },
    },
  },
  'PhotographyGroup/Update': ofOwner(async ({ node, id, me }) => ({
    ...(await fields(node, me)),
    id,
    version: 1,
  })),
  'PhotographyGroup/Follow': ofOther(({ id }) => ({ id, on: true }), { joined: false }),
  'PhotographyGroup/SetAnnouncement': ofOwner(({ id }) => ({ id, text: '周日看片' })),
  'PhotographyGroup/MemberApply': ofOther(({ id }) => ({ id }), { joined: false }),
  'PhotographyGroup/CancelApply': ofOther(
    async ({ node, id, me }) => {
      await applicant(node, id, me)
      return { id }
    },
    { joined: false, audit: 1 },
  ),
  'PhotographyGroup/MemberAudit': ofOwner(async ({ node, id }) => {
    const who = await buildMember(node)
    await applicant(node, id, who)
    return { id, userIds: [who.userId], pass: true }
  }),
  'PhotographyGroup/MemberRoleAdjust': ofOwner(({ id, other }) => ({ id, userId: other.userId, role: 2 })),
  'PhotographyGroup/RemoveMember': ofOwner(({ id, other }) => ({ id, userId: other.userId })),
  'PhotographyGroup/RestoreMember': ofOwner(async ({ node, id }) => {
    const who = await buildMember(node)
    const row = { circle_id: id, member_id: who.userId, status: 6, changed_at: node.app.now() }
    await node.app.db.insertInto('circle_member').values(row).execute()
    return { id, userId: who.userId }
  }),
  'PhotographyGroup/SetBlackList': ofOwner(async ({ node, id }) => ({
    id,
    userId: (await buildMember(node)).userId,
  })),
  'PhotographyGroup/Mute': ofOwner(({ id, other }) => ({ id, userId: other.userId, days: 1 })),
  'PhotographyGroup/Quit': ofOther(({ id }) => ({ id, posts: 'take' })),
  'PhotographyGroup/SetQuiet': ofOther(({ id }) => ({ id, on: true })),
  'PhotographyGroup/Invite': ofOwner(async ({ node, id }) => ({
    id,
    userIds: [(await buildMember(node)).userId],
  })),
  'PhotographyGroup/InviteAccept': ofOther(invitation, { joined: false }),
  'PhotographyGroup/InviteRefuse': ofOther(invitation, { joined: false }),
  'PhotographyGroup/Pin': ofOwner(async (place) => ({
    id: place.id,
    publishId: await post(place),
    on: true,
  })),
  'PhotographyGroup/Essence': ofOwner(async (place) => ({
    id: place.id,
    publishId: await post(place),
    on: true,
  })),
  'PhotographyGroup/Fold': ofOwner(async (place) => ({
    id: place.id,
    publishId: await post(place),
    on: true,
  })),
  'PhotographyGroup/RemovePost': ofOwner(async (place) => ({ id: place.id, publishId: await post(place) })),
  'PhotographyGroup/RestorePost': ofOwner(async ({ node, id, other }) => {
    const publishId = await buildPost(node, other)
    const row = { publish_id: publishId, circle_id: id, removed_at: node.app.now() }
    await node.app.db.insertInto('circle_post').values(row).execute()
    return { id, publishId }
  }),
  'PhotographyGroup/MovePost': ofOwner(async (place) => {
    const toId = await buildCircle(place.node, place.me)
    await buildCircleMember(place.node, toId, place.other)
    return { id: place.id, publishId: await post(place), toId }
  }),
  'PhotographyGroup/Undo': ofOwner(async ({ node, id, me, other }) => ({
    logId: await node.app.db.transaction().execute((tx) =>
      addLog(tx, node.app.now(), {
        circleId: id,
        act: 'muted',
        actorId: me.userId,
        targetId: other.userId,
        before: { role: 4, status: 2, joined_at: node.app.now() },
      }),
    ),
  })),
  'PhotographyGroup/Transfer': ofOwner(async ({ node, id, me, other }) => ({
    id,
    userId: other.userId,
    ticket: await earnPasswordTicket(node, me),
  })),
  'PhotographyGroup/TransferAccept': ofOther((place) => offer(place, place.other, place.me)),
  'PhotographyGroup/TransferRefuse': ofOther((place) => offer(place, place.other, place.me)),
  'PhotographyGroup/TransferWithdraw': ofOwner((place) => offer(place, place.me, place.other)),
  'PhotographyGroup/Dissolve': ofOwner(async ({ node, id, me }) => ({
    id,
    ticket: await earnPasswordTicket(node, me),
  })),
  'PhotographyGroup/DissolveWithdraw': ofOwner(async ({ node, id }) => {
    await node.app.db
      .updateTable('circle')
      .set({ dissolve_at: inAWeek(node) })
      .where('id', '=', id)
      .execute()
    return { id }
  }),
  'StaffCircle/GetList': staffOnly,
  'StaffCircle/Export': { ...staffOnly, write: { make: () => ({ reason: '盘点' }) } },
  'StaffCircle/GetDetail': staffOnly,
  'StaffCircle/GetHistory': staffOnly,
  'StaffCircle/GetOfMember': staffOnly,
  'StaffCircle/GetEssenceGivers': staffOnly,
  'StaffCircle/Decide': byStaff(() => ({ pass: true }), { status: 1 }),
  'StaffCircle/DecideChange': byStaff(async ({ node, id, me }) => {
    const title = `新名${uuid().slice(-6)}`
    const row = { id: uuid(), circle_id: id, member_id: me.userId, title, title_folded: title }
    await node.app.db
      .insertInto('circle_change')
      .values({ ...row, created_at: node.app.now() })
      .execute()
    return { pass: true }
  }),
  'StaffCircle/Freeze': byStaff(() => ({})),
  'StaffCircle/Unfreeze': byStaff(() => ({}), { status: 4 }),
  'StaffCircle/HandOver': byStaff(({ other }) => ({ memberId: other.userId })),
  'StaffCircle/Dissolve': byStaff(() => ({})),
  'StaffCircle/DecideDissolution': {
    ...staffOnly,
    write: {
      make: async (node, { browser }) => {
        const circleId = await buildCircle(node, browser)
        const id = uuid()
        const asked = { by_owner: true, requested_by: browser.userId, requester_name: '圈主' }
        const times = { created_at: node.app.now(), expires_at: inAWeek(node) }
        await node.app.db
          .insertInto('circle_dissolution')
          .values({ id, circle_id: circleId, ...asked, ...times })
          .execute()
        return { id, approve: true, reason: '圈主的决定' }
      },
    },
  },
  'StaffCircle/WithdrawDissolution': byStaff(async ({ node, id }) => {
    await node.app.db
      .updateTable('circle')
      .set({ dissolve_at: inAWeek(node) })
      .where('id', '=', id)
      .execute()
    return {}
  }),
} satisfies Record<string, Permission>
