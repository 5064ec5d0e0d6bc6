import type { EmailMessage, SmsMessage, UserInfo } from '@guangquan/contract'
import type { MemberCtx } from '../../context.ts'
import type { HandlersOf } from '../../http/calls/implement.ts'
import { endSession } from '../../session/end-session.ts'
import { renewSession } from '../../session/renew-session.ts'
import { loadOwnInfo, nickNameExists } from '../member/index.ts'
import { brandWords } from '../site/index.ts'
import { targetExists } from './account.read.ts'
import { loadStoredUserInfo } from './account.view.ts'
import { cancelDelete } from './cancel-delete.ts'
import { puzzleBits } from './captcha/captcha-limits.ts'
import { changeEmail } from './change-email.ts'
import { changePhone } from './change-phone.ts'
import { agreeTerms } from './consent.ts'
import { loginByCode } from './login-by-code.ts'
import { loginBySocial } from './login-by-social.ts'
import { modifyPassword } from './password/modify-password.ts'
import { makePuzzle } from './captcha/puzzle.ts'
import { loadOwnAccount } from './own-account.view.ts'
import { checkRegistration } from './registration/check-registration.ts'
import { registerMember } from './registration/register-member.ts'
import { removeSession } from './remove-session.ts'
import { resetPassword } from './password/reset-password.ts'
import { resolveTarget } from './captcha/resolve-target.ts'
import { sendCaptcha } from './captcha/send-captcha.ts'
import { loadSessions } from './session.view.ts'
import { toMailbox, toPhone } from './captcha/target.ts'
import { unbindSocial } from './unbind-social.ts'
import { updateOwn } from './update-own.ts'
import { issueUploadTicket } from './upload-pass.ts'
import { validatePassword } from './password/validate-password.ts'
import { verifyCaptcha } from './captcha/verify-captcha.ts'

const own = async (ctx: MemberCtx) => loadOwnInfo(ctx, await loadOwnAccount(ctx))

async function logout(ctx: MemberCtx): Promise<null> {
  await endSession(ctx, ctx.db, ctx.viewer.sessionId, 'logout')
  return null
}

/** Methods of UserInfo about signing in and out and about proofs of identity. */
export const accountMethods = {
  LoginByCode: (ctx, input) => loginByCode(ctx, { ...input, target: toPhone(input.phone) }),
  LoginByEmailCode: (ctx, input) => loginByCode(ctx, { code: input.code, target: toMailbox(input.email) }),
  LoginBySocial: loginBySocial,
  UnbindWxOpen: (ctx, input) => unbindSocial(ctx, 'wx', input),
  UnbindWeibo: (ctx, input) => unbindSocial(ctx, 'weibo', input),
  UnbindQqOpen: (ctx, input) => unbindSocial(ctx, 'qq', input),
  Register: registerMember,
  CheckRegistration: checkRegistration,
  ExistPhone: async (ctx, { phone, puzzle }) => ({
    exist: await targetExists(ctx, { target: toPhone(phone), puzzle }),
  }),
  ExistEmail: async (ctx, { email, puzzle }) => ({
    exist: await targetExists(ctx, { target: toMailbox(email), puzzle }),
  }),
  ExistNickName: async (ctx, { nickName }) => ({
    exist: await nickNameExists(ctx, nickName, await brandWords(ctx)),
  }),
  Get: own,
  Update: async (ctx, input) => {
    await updateOwn(ctx, input)
    return own(ctx)
  },
  ResetPassword: resetPassword,
  RefreshToken: async (ctx) =>
    loadStoredUserInfo(ctx, { ...(await renewSession(ctx)), memberId: ctx.viewer.id }),
  GetUploadTicket: issueUploadTicket,
  RemoveToken: logout,
  Logout: logout,
  ValidatePassword: validatePassword,
  ModifyPassword: { opensTransaction: modifyPassword },
  ChangePhone: { opensTransaction: changePhone },
  ChangeEmail: { opensTransaction: changeEmail },
  BindEmail: { opensTransaction: changeEmail },
  GetSessions: loadSessions,
  RemoveSession: removeSession,
  AgreeTerms: agreeTerms,
  CancelDelete: cancelDelete,
} satisfies Partial<HandlersOf<typeof UserInfo>>

export const smsMethods = {
  GetSmsCaptcha: async (ctx, { phone, ...input }) =>
    sendCaptcha(ctx, { ...input, target: await resolveTarget(ctx, 'sms', { ...input, address: phone }) }),
  VerifySmsCaptcha: async (ctx, { phone, ...input }) =>
    verifyCaptcha(ctx, { ...input, target: await resolveTarget(ctx, 'sms', { ...input, address: phone }) }),
  GetPuzzle: async (ctx) => makePuzzle(ctx, await puzzleBits(ctx)),
} satisfies HandlersOf<typeof SmsMessage>

export const emailMethods = {
  GetEmailCaptcha: async (ctx, { email, ...input }) =>
    sendCaptcha(ctx, { ...input, target: await resolveTarget(ctx, 'email', { ...input, address: email }) }),
  VerifyEmailCaptcha: async (ctx, { email, ...input }) =>
    verifyCaptcha(ctx, { ...input, target: await resolveTarget(ctx, 'email', { ...input, address: email }) }),
} satisfies HandlersOf<typeof EmailMessage>
