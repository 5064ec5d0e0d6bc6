import type { Ctx } from '../../../context.ts'
import { verifyPassword } from './hash-password.ts'
import { allKeys } from '../retired-keys.ts'

/** Whether a password is the one that is kept; with nothing kept it takes as long and is wrong. */
export async function isPassword(ctx: Ctx, kept: string | null, password: string): Promise<boolean> {
  return verifyPassword(await allKeys(ctx.app, 'password-pepper'), kept, password)
}
