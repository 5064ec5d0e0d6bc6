import { randomBytes } from 'node:crypto'
import { NewPublish, UserSearchKeyword, type SocialProvider } from '@guangquan/contract'
import { v7 as uuid } from 'uuid'
import { toMailbox, toPhone } from '../domains/account/captcha/target.ts'
import { wireName } from '../domains/social/social-name.ts'
import { insertTicket } from '../domains/social/ticket.store.ts'
import { hashSecret, newSecret } from '../session/session-secret.ts'
import { earnPasswordTicket, earnTicket, placeCode, type Account } from './accounts.ts'
import { buildBinding } from './bindings.ts'
import { callAs } from './call-as.ts'
import { newEmail, newPhone } from './codes.ts'
import { buildCtx, buildMember } from './people.ts'
import { address, makeAddress, makeAlbum } from './permission-cases.ts'
import { buildFollow, buildPost } from './posts.ts'
import type { TestNode } from './test-app.ts'
import { buildVote } from './votes.ts'

/** A write that succeeds. */
export interface WriteCase {
  /** Creates what it needs; returns the body. */
  make: (node: TestNode, owner: Account) => Promise<Record<string, unknown>> | Record<string, unknown>
  /** Tables that it writes before its transaction, by design: effects that survive a failure. */
  before?: readonly string[]
  /** It ends its own session. */
  endsSession?: boolean
}

const ofAnother = (field: string): WriteCase => ({
  make: async (node) => ({ [field]: (await buildMember(node)).userId }),
})

const emailChange: WriteCase = {
  make: async (node, { browser }) => {
    const newEmailAddress = newEmail()
    const ticket = await earnPasswordTicket(node, browser)
    const captchaNum = await placeCode(node, toMailbox(newEmailAddress), 1100)
    return { ticket, newEmail: newEmailAddress, captchaNum }
  },
  before: ['captcha_code'],
}

// Bound by a ticket that the browser with this cookie earned at the provider.
const binding = (provider: SocialProvider): WriteCase => ({
  make: async (node, { browser }) => {
    const [ticket, secret, unionIndex] = [newSecret(), newSecret(), randomBytes(32)]
    const ctx = buildCtx(node, browser)
    await insertTicket(ctx, ctx.db, {
      ticket,
      provider,
      purpose: 'bind',
      memberId: browser.userId,
      browserHash: hashSecret(secret),
      scanHash: null,
      unionIndex,
      profile: { unionId: ticket, openId: ticket, nickName: '林间漫步', headUrl: null, kept: null },
      lifeMs: 60_000,
    })
    browser.cookie += `; oauth=${secret}`
    return { unionId: wireName(unionIndex), accessToken: ticket }
  },
})

const unbinding = (provider: SocialProvider): WriteCase => ({
  make: async (node, { browser }) => {
    await buildBinding(node, browser, provider)
    return { ticket: await earnPasswordTicket(node, browser) }
  },
})

/** Bodies of writes for which the permission table has no succeeding one. */
export const writeCases: Record<string, WriteCase> = {
  'UserInfo/ModifyUserTopic': {
    make: async (node) => {
      const topic = await node.app.db.selectFrom('topic').select('id').limit(1).executeTakeFirstOrThrow()
      return { topicIds: [topic.id] }
    },
  },
  'UserInfo/AgreeTerms': {
    make: async (node) => {
      const terms = node.app.db.selectFrom('terms').select(['terms_type', 'version'])
      const { terms_type: termsType, version } = await terms
        .where('terms_type', '=', 4)
        .orderBy('effective_at', 'desc')
        .executeTakeFirstOrThrow()
      return { terms: [{ termsType, version }] }
    },
  },
  'UserInfo/BindClub': {
    make: () => ({ clubCardNo: 'CG20180001', realName: '林小满', phone: '13800130001' }),
  },
  'UserInfo/Block': ofAnother('userId'),
  'UserInfo/Unblock': {
    make: async (node, { browser }) => {
      const { userId } = await buildMember(node)
      await node.app.db
        .insertInto('block')
        .values({ blocker_id: browser.userId, blocked_id: userId, created_at: node.app.now() })
        .execute()
      return { userId }
    },
  },
  'UserInfo/ChangePhone': {
    make: async (node, { browser, phone }) => {
      const next = newPhone()
      const ticket = await earnTicket(node, browser, { kind: 'sms', address: phone }, 5)
      return { ticket, newPhone: next, phoneCode: await placeCode(node, toPhone(next), 5) }
    },
    before: ['captcha_code'],
  },
  'UserInfo/ChangeEmail': emailChange,
  'UserInfo/BindEmail': emailChange,
  'UserInfo/DeleteAccount': {
    make: async (node, { phone }) => ({
      code: await placeCode(node, toPhone(phone), 1100),
      keepPosts: false,
    }),
    before: ['captcha_code'],
    endsSession: true,
  },
  'UserInfo/BindWxOpen': binding('wx'),
  'UserInfo/BindQqOpen': binding('qq'),
  'UserInfo/BindWeibo': binding('weibo'),
  'UserInfo/UnbindWxOpen': unbinding('wx'),
  'UserInfo/UnbindQqOpen': unbinding('qq'),
  'UserInfo/UnbindWeibo': unbinding('weibo'),
  'NewPublish/ChooseVote': {
    make: async (node) => {
      const { id, options } = await buildVote(node, await buildMember(node))
      await node.app.db.updateTable('publish').set({ status: 2 }).where('id', '=', id).execute()
      return { publishId: id, optionIds: options.slice(0, 1) }
    },
  },
  'NewPublish/ReplyLike': {
    make: async (node) => {
      const author = await buildMember(node)
      const publishId = await buildPost(node, author)
      const { id } = await callAs(node, author, NewPublish.Reply, { publishId, text: '说吧' })
      return { id, on: true }
    },
  },
  'NewPublish/UserReport': {
    make: async (node) => ({
      reportType: 1,
      targetId: await buildPost(node, await buildMember(node)),
      reason: 1,
    }),
  },
  'Picture/PutInAlbum': {
    make: async (node, { browser }) => {
      const { id } = await makeAlbum(node, { browser })
      const publishId = await buildPost(node, browser)
      const picture = await node.app.db
        .selectFrom('publish_picture')
        .select('id')
        .where('publish_id', '=', publishId)
        .executeTakeFirstOrThrow()
      return { id, pictureIds: [picture.id], on: true }
    },
  },
  'UserSearchKeyword/Add': { make: () => ({ keyword: '晨雾' }) },
  'UserSearchKeyword/Clear': {
    make: async (node, { browser }) => {
      const { id } = await callAs(node, browser, UserSearchKeyword.Add, { keyword: '晨雾' })
      return { id }
    },
  },
  'Tag/Follow': {
    make: async (node) => {
      await node.app.db
        .insertInto('tag')
        .values({ name: '晨雾', use_count: 1 })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return { name: '晨雾', on: true }
    },
  },
  'UserFollow/Follow': {
    make: async (node) => ({ userId: (await buildMember(node)).userId, on: true }),
  },
  'UserFollow/RemoveFan': {
    make: async (node, { browser }) => {
      const fan = await buildMember(node)
      await buildFollow(node, fan, browser)
      return { userId: fan.userId }
    },
  },
  'Notice/Read': {
    make: async (node, { browser }) => {
      await node.app.db
        .insertInto('notice')
        .values({
          id: uuid(),
          member_id: browser.userId,
          tab: 6,
          kind: 'system',
          payload: '{}',
          created_at: node.app.now(),
        })
        .execute()
      return { all: true }
    },
  },
  'UserAddress/Create': { make: () => address },
  'UserAddress/SetDefault': {
    make: async (node, owner) => {
      // The first one is already the default.
      await makeAddress(node, owner)
      return makeAddress(node, owner)
    },
  },
}
