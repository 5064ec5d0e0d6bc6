import { issueSentence, LoginInput, type LoginResponse } from '@guangquan/contract'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { App, Ctx } from '../../context.ts'
import { fail } from '../../fail.ts'
import { success } from '../../http/calls/envelope.ts'
import { admit } from '../../http/calls/gate.ts'
import { makeCtx } from '../../http/calls/make-ctx.ts'
import { loginByPassword } from './login-by-password.ts'
import { exchangeUploadTicket } from './upload-pass.ts'

/**
 * `POST /api/Login/login`: a phone, e-mail or user name and password, or on the file host a member's id and an upload
 * ticket.
 */
export function mountLogin(server: FastifyInstance, app: App): void {
  server.post('/api/Login/login', { config: { openToSite: true } }, async (request, reply) => {
    const ctx = makeCtx(app, request, reply)
    const input = LoginInput.safeParse(request.body, { error: issueSentence })
    await admit(app, request, { params: input.success ? textsOf(input.data) : {} })
    await app.limiter.take('signIn', ctx)
    if (!input.success) fail('BadInput', { fields: fieldsOf(input.error) })
    return success(await login(ctx, input.data))
  })
}

async function login(ctx: Ctx, input: LoginInput): Promise<LoginResponse> {
  if (z.uuid().safeParse(input.account).success) {
    const { token } = await exchangeUploadTicket(ctx, input)
    return { token, tokenType: 'Bearer', userInfo: null }
  }
  const userInfo = await loginByPassword(ctx, input)
  return { token: userInfo.userToken, tokenType: 'Session', userInfo }
}

function textsOf({ account, password, puzzle }: LoginInput): Record<string, string> {
  return { account, password, ...(puzzle === undefined ? {} : { puzzle }) }
}

function fieldsOf(error: z.ZodError): Record<string, string> {
  return Object.fromEntries(error.issues.map((issue) => [issue.path.join('.') || '*', issue.message]))
}
