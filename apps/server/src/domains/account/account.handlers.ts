import { SmsMessage, type UserInfo } from '@guangquan/contract'
import type { MemberCtx } from '../../context.ts'
import { fail } from '../../fail.ts'
import { implement, type HandlersOf, type Implementation } from '../../http/implement.ts'
import { endSession } from '../../session/end-session.ts'
import { renewSession } from '../../session/renew-session.ts'
import { loadOwnInfo, nickNameExists, updateProfile } from '../member/index.ts'
import { brandWords } from '../site/index.ts'
import { getPhoneMasked, phoneExists } from './account.read.ts'
import { loadStoredUserInfo } from './account.view.ts'
import { checkCode } from './captcha-code.ts'
import { puzzleBits } from './captcha-limits.ts'
import { loginByCode } from './login-by-code.ts'
import { makePuzzle } from './puzzle.ts'
import { registerMember } from './register-member.ts'
import { sendCaptcha } from './send-captcha.ts'
import { issueUploadTicket } from './upload-pass.ts'
import { issueTicket } from './verify-ticket.ts'

const ownInfo = async (ctx: MemberCtx) => loadOwnInfo(ctx, { phoneMasked: await getPhoneMasked(ctx) })

async function logout(ctx: MemberCtx): Promise<null> {
  await endSession(ctx, ctx.db, ctx.viewer.sessionId, 'logout')
  return null
}

/** Methods of UserInfo about getting in and out, and about what proves a member. */
export const accountMethods = {
  LoginByCode: async (ctx, input) => loadStoredUserInfo(ctx, await loginByCode(ctx, input)),
  Register: async (ctx, input) => loadStoredUserInfo(ctx, await registerMember(ctx, input)),
  ExistPhone: async (ctx, input) => ({ exist: await phoneExists(ctx, input) }),
  ExistNickName: async (ctx, { nickName }) => ({
    exist: await nickNameExists(ctx, nickName, await brandWords(ctx)),
  }),
  Get: ownInfo,
  Update: async (ctx, input) => {
    await updateProfile(ctx, { ...input, brandWords: await brandWords(ctx) })
    return ownInfo(ctx)
  },
  RefreshToken: async (ctx) =>
    loadStoredUserInfo(ctx, { ...(await renewSession(ctx)), memberId: ctx.viewer.id }),
  GetUploadTicket: issueUploadTicket,
  RemoveToken: logout,
  Logout: logout,
} satisfies Partial<HandlersOf<typeof UserInfo>>

export const accountHandlers: Implementation[] = [
  ...implement(SmsMessage, {
    GetSmsCaptcha: sendCaptcha,
    VerifySmsCaptcha: async (ctx, input) => {
      if (!(await checkCode(ctx, input))) fail('CaptchaWrong')
      return { verifyTicket: await issueTicket(ctx, input) }
    },
    GetPuzzle: async (ctx) => makePuzzle(ctx, await puzzleBits(ctx)),
  }),
]
