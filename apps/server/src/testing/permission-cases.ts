import {
  UserAddress,
  NewPublish,
  Picture,
  UserLike,
  type ErrorName,
  type MethodInput,
} from '@guangquan/contract'
import { earnPasswordTicket, type Account } from './accounts.ts'
import { buildArticle } from './articles.ts'
import { callAs } from './call-as.ts'
import { buildMember } from './people.ts'
import { buildFile, buildPost } from './posts.ts'
import type { StaffBrowser } from './staff.ts'
import type { TestNode } from './test-app.ts'

type Body = Record<string, unknown>

/** A call about something that belongs to a member. */
export interface OwnedCase {
  /** Creates the thing; the body names it. */
  make: (node: TestNode, owner: Account) => Promise<Body> | Body
  /** The error for everybody else. */
  other: ErrorName
  /** The error for the owner; without it the owner's call succeeds. */
  owner?: ErrorName
}

/** A write that succeeds, for writes that no case in `owned` lets succeed. */
export interface WriteCase {
  /** Creates what the call needs; returns the body. */
  make: (node: TestNode, owner: Account, staff: StaffBrowser) => Promise<Body> | Body
  /** Tables that it writes before its transaction, by design: effects that survive a failure. */
  before?: readonly string[]
  /** Whether it ends its own session. */
  endsSession?: boolean
}

/** Who may call a method. */
export interface Permission {
  /** `console`: everybody who opens the console, without a session. */
  who: 'everybody' | 'members' | 'staff' | 'console'
  /** A body that makes a public call require a member. */
  forMembers?: Body
  owned?: OwnedCase
  write?: WriteCase
}

export const everybody: Permission = { who: 'everybody' }
export const members: Permission = { who: 'members' }
export const staffOnly: Permission = { who: 'staff' }
export const consoleOnly: Permission = { who: 'console' }
export const ownedBy = (who: Permission['who'], owned: OwnedCase): Permission => ({ who, owned })

export const address: MethodInput<typeof UserAddress.Create> = {
  receiver: '收件人',
  phone: '13800138000',
  areaCodes: ['310000', '310100', '310101'],
  detail: '大学路一百号',
}
export const makeAddress: OwnedCase['make'] = (node, { browser }) =>
  callAs(node, browser, UserAddress.Create, address).then(({ id }) => ({ id }))
export const ownAddress = ownedBy('members', { make: makeAddress, other: 'ContentNotFound' })

export const draft: MethodInput<typeof NewPublish.SaveDraft> = { publishType: 1, text: '草稿' }
export const makeDraft: OwnedCase['make'] = async (node, { browser }) => {
  const { id } = await callAs(node, browser, NewPublish.SaveDraft, draft)
  return { id }
}

export const makeAlbum = async (node: TestNode, { browser }: Pick<Account, 'browser'>) => {
  const { id } = await callAs(node, browser, Picture.SaveAlbum, { name: '山里' })
  return { id }
}

/** A post that only its author may see. */
const hidden = (body: (id: string) => Body, owner?: ErrorName): OwnedCase => ({
  make: async (node, { browser }) => body(await buildPost(node, browser, { exposeUser: [] })),
  other: 'ContentNotFound',
  ...(owner === undefined ? {} : { owner }),
})
export const toHidden = (who: Permission['who'], body: (id: string) => Body, owner?: ErrorName): Permission =>
  ownedBy(who, hidden(body, owner))

/** A comment under the owner's post: only the post's author may arrange it. */
export const ownReply = ownedBy('members', {
  make: async (node, { browser }) => {
    const publishId = await buildPost(node, browser)
    const { id } = await callAs(node, await buildMember(node), NewPublish.Reply, { publishId, text: '好看' })
    return { id, on: true }
  },
  other: 'Forbidden',
})

export const ownPost = (other: ErrorName, body: (id: string) => Body): Permission =>
  ownedBy('members', {
    make: async (node, { browser }) => body(await buildPost(node, browser)),
    other,
  })

export const inBin = ownedBy('members', {
  make: async (node, { browser }) => ({ id: await buildPost(node, browser, { status: 5 }) }),
  other: 'ContentNotFound',
})

export const ownFolder = (body: (id: string, owner: string) => Body): Permission =>
  ownedBy('members', {
    make: async (node, { browser }) => {
      const { id } = await callAs(node, browser, UserLike.SaveFolder, { name: '收藏' })
      return body(id, browser.userId)
    },
    other: 'ContentNotFound',
  })

export const toHiddenArticle: Permission = ownedBy('everybody', {
  make: async (node, { browser }) => ({ id: await buildArticle(node, browser, { exposeUser: [] }) }),
  other: 'ContentNotFound',
})

export const withFile: OwnedCase = {
  make: async (node, { browser }) => ({
    publishType: 1,
    pictures: [{ fileId: await buildFile(node, browser), alt: '' }],
  }),
  other: 'UploadNotFound',
}

/** Writes that need a proof: another member's proof is refused. */
export const byTicket = (body: (ticket: string) => Body, owner?: ErrorName): Permission =>
  ownedBy('members', {
    make: async (node, { browser }) => body(await earnPasswordTicket(node, browser)),
    other: 'TicketInvalid',
    ...(owner === undefined ? {} : { owner }),
  })

/** Calls whose body repeats the caller's id. */
export const namesSelf = (
  who: Permission['who'],
  body: (userId: string) => Body,
  owner?: ErrorName,
): Permission =>
  ownedBy(who, {
    make: (_, { browser }) => body(browser.userId),
    other: 'Forbidden',
    ...(owner === undefined ? {} : { owner }),
  })
export const bind = namesSelf(
  'members',
  (userId) => ({ userId, unionId: 'x', accessToken: 'x'.repeat(43) }),
  'SocialFailed',
)
export const unbind = namesSelf('members', (userId) => ({ userId, ticket: 'x' }), 'ContentNotFound')

/** A list that its owner shows to nobody. */
export const privateList = ownedBy('members', {
  make: async (node, { browser }) => {
    const privacy = JSON.stringify({ follow: false, fans: false, like: false })
    await node.app.db.updateTable('member').set({ privacy }).where('id', '=', browser.userId).execute()
    return { userId: browser.userId }
  },
  other: 'Restricted',
})

export const begin: Permission = { who: 'everybody', forMembers: { purpose: 'bind' } }
