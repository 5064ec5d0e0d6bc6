import { newEmail, newPhone } from '../../../testing/codes.ts'
import { signIn } from '../../../testing/people.ts'
import {
  byTicket,
  everybody,
  members,
  ownedBy,
  unbind,
  type Permission,
} from '../../../testing/permission-cases.ts'
import { buildFile } from '../../../testing/posts.ts'

/** Who may call what of this domain. */
export const permissions: Record<string, Permission> = {
  'UserInfo/LoginByCode': everybody,
  'UserInfo/LoginByEmailCode': everybody,
  'UserInfo/LoginBySocial': everybody,
  'UserInfo/Register': everybody,
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
  'UserInfo/AgreeTerms': members,
  'UserInfo/ValidatePassword': members,
  'UserInfo/ModifyPassword': byTicket((ticket) => ({ ticket, newPassword: '雾散之后的那个下午' })),
  'UserInfo/ChangePhone': byTicket(
    (ticket) => ({ ticket, newPhone: newPhone(), phoneCode: '123456' }),
    // A password alone must not be enough to change the phone.
    'TicketInvalid',
  ),
  'UserInfo/ChangeEmail': byTicket(
    (ticket) => ({ ticket, newEmail: newEmail(), captchaNum: '123456' }),
    'CaptchaWrong',
  ),
  'UserInfo/BindEmail': byTicket(
    (ticket) => ({ ticket, newEmail: newEmail(), captchaNum: '123456' }),
    'CaptchaWrong',
  ),
  'UserInfo/GetSessions': members,
  'UserInfo/RemoveSession': ownedBy('members', {
    make: async (node, { browser }) => {
      await signIn(node, browser.userId)
      const sessions = node.app.db.selectFrom('session').where('member_id', '=', browser.userId)
      return sessions.select('id').orderBy('created_at', 'desc').executeTakeFirstOrThrow()
    },
    other: 'ContentNotFound',
  }),
  'UserInfo/UnbindWxOpen': unbind,
  'UserInfo/UnbindWeibo': unbind,
  'UserInfo/UnbindQqOpen': unbind,
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
}
