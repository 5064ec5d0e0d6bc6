import { type SocialProvider } from '@guangquan/contract'
import { toMailbox, toPhone } from '../captcha/target.ts'
import { buildBinding } from '../../../testing/bindings.ts'
import { earnPasswordTicket, earnTicket, placeCode } from '../../../testing/accounts.ts'
import { newEmail, newPhone } from '../../../testing/codes.ts'
import { signIn } from '../../../testing/people.ts'
import {
  byTicket,
  everybody,
  members,
  ownedBy,
  unbind,
  type Permission,
  type WriteCase,
} from '../../../testing/permission-cases.ts'
import { buildFile } from '../../../testing/posts.ts'

const emailChange: WriteCase = {
  make: async (node, { browser }) => {
    const newEmailAddress = newEmail()
    const ticket = await earnPasswordTicket(node, browser)
    const captchaNum = await placeCode(node, toMailbox(newEmailAddress), 1100)
    return { ticket, newEmail: newEmailAddress, captchaNum }
  },
  before: ['captcha_code'],
}

const unbinding = (provider: SocialProvider): WriteCase => ({
  make: async (node, { browser }) => {
    await buildBinding(node, browser, provider)
    return { ticket: await earnPasswordTicket(node, browser) }
  },
})

export const permissions = {
  'UserInfo/LoginByCode': everybody,
  'UserInfo/LoginByEmailCode': everybody,
  'UserInfo/LoginBySocial': everybody,
  'UserInfo/Register': everybody,
  'UserInfo/CheckRegistration': everybody,
  'UserInfo/ExistPhone': everybody,
  'UserInfo/ExistEmail': everybody,
  'UserInfo/ExistNickName': everybody,
  'UserInfo/ResetPassword': everybody,
  'UserInfo/RefreshToken': members,
  'UserInfo/GetUploadTicket': members,
  'UserInfo/RemoveToken': members,
  'UserInfo/Logout': members,
  'UserInfo/Get': members,
  'UserInfo/Update': ownedBy('members', {
    make: async (node, { browser }) => {
      const headPic = await buildFile(node, browser)
      await node.app.db.updateTable('stored_file').set({ use_type: 2 }).where('id', '=', headPic).execute()
      return { headPic }
    },
    other: 'UploadNotFound',
  }),
  'UserInfo/AgreeTerms': {
    ...members,
    write: {
      make: async (node) => {
        const terms = node.app.db.selectFrom('terms').select(['terms_type', 'version'])
        const { terms_type: termsType, version } = await terms
          .where('terms_type', '=', 4)
          .orderBy('effective_at', 'desc')
          .executeTakeFirstOrThrow()
        return { terms: [{ termsType, version }] }
      },
    },
  },
  'UserInfo/ValidatePassword': members,
  'UserInfo/ModifyPassword': byTicket((ticket) => ({ ticket, newPassword: '雾散之后的那个下午' })),
  'UserInfo/ChangePhone': {
    ...byTicket(
      (ticket) => ({ ticket, newPhone: newPhone(), phoneCode: '123456' }),
      // A password alone must not be enough to change the phone.
      'TicketInvalid',
    ),
    write: {
      make: async (node, { browser, phone }) => {
        const next = newPhone()
        const ticket = await earnTicket(node, browser, { kind: 'sms', address: phone }, 5)
        return { ticket, newPhone: next, phoneCode: await placeCode(node, toPhone(next), 5) }
      },
      before: ['captcha_code'],
    },
  },
  'UserInfo/ChangeEmail': {
    ...byTicket((ticket) => ({ ticket, newEmail: newEmail(), captchaNum: '123456' }), 'CaptchaWrong'),
    write: emailChange,
  },
  'UserInfo/BindEmail': {
    ...byTicket((ticket) => ({ ticket, newEmail: newEmail(), captchaNum: '123456' }), 'CaptchaWrong'),
    write: emailChange,
  },
  'UserInfo/GetSessions': members,
  'UserInfo/RemoveSession': ownedBy('members', {
    make: async (node, { browser }) => {
      await signIn(node, browser.userId)
      const sessions = node.app.db.selectFrom('session').where('member_id', '=', browser.userId)
      return sessions.select('id').orderBy('created_at', 'desc').executeTakeFirstOrThrow()
    },
    other: 'ContentNotFound',
  }),
  'UserInfo/UnbindWxOpen': { ...unbind, write: unbinding('wx') },
  'UserInfo/UnbindWeibo': { ...unbind, write: unbinding('weibo') },
  'UserInfo/UnbindQqOpen': { ...unbind, write: unbinding('qq') },
  'UserInfo/CancelDelete': everybody,
  'SmsMessage/GetSmsCaptcha': ownedBy('everybody', {
    make: (_, { phone }) => ({ phone, captchaType: 4 }),
    other: 'Forbidden',
  }),
  'SmsMessage/VerifySmsCaptcha': everybody,
  'SmsMessage/GetPuzzle': everybody,
  'EmailMessage/GetEmailCaptcha': ownedBy('everybody', {
    make: (_, { email }) => ({ email, captchaType: 4 }),
    other: 'Forbidden',
  }),
  'EmailMessage/VerifyEmailCaptcha': everybody,
} satisfies Record<string, Permission>
