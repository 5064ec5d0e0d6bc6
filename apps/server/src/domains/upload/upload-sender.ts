import type { FastifyRequest } from 'fastify'
import type { App, Ctx } from '../../context.ts'
import { extensionPoint } from '../../extension-point.ts'
import { fail } from '../../fail.ts'
import { admit } from '../../http/calls/gate.ts'
import { hasSortedAuthorization } from '../../http/identity/sign-sorted.ts'
import { header } from '../../http/identity/sign.ts'

/** What a token of the file host permits. */
export interface UploadPass {
  memberId: string
  useType: number
  /** Maximum size of a file in bytes. */
  maxBytes: number
}

/** Looks up a token of the file host: implemented by the domain that issues them. */
export const uploadPasses =
  extensionPoint<(ctx: Ctx, token: string) => Promise<UploadPass | null>>('uploadPasses')

export interface Sender {
  memberId: string
  /** Null for a session, which may upload anything. */
  pass: UploadPass | null
}

/**
 * Finds who uploads, in one of three ways: a signed request of a session, the token of the file host's own sign-in, or
 * the second form of a signature. That form signs the text fields, so it can be checked only after they are received.
 * @returns the sender, or a function to call with the fields
 * @throws TokenInvalid, SignatureInvalid, SignedOutElsewhere, TooFast
 */
export async function findSender(
  app: App,
  ctx: Ctx,
  request: FastifyRequest,
): Promise<Sender | ((fields: Record<string, string>) => Promise<Sender>)> {
  if (hasSortedAuthorization(request)) {
    return async (fields) => {
      const viewer = (await admit(app, request, { params: fields })) ?? fail('TokenInvalid')
      return { memberId: viewer.id, pass: null }
    }
  }
  const [, token] = /^Bearer (\S{1,200})$/.exec(header(request, 'authorization')) ?? []
  if (token !== undefined) {
    const pass = await uploadPasses.get()(ctx, token)
    if (pass === null) {
      await app.limiter.consumeUnproven(ctx.ip)
      fail('TokenInvalid')
    }
    return { memberId: pass.memberId, pass }
  }
  const viewer = (await admit(app, request)) ?? fail('TokenInvalid')
  return { memberId: viewer.id, pass: null }
}
