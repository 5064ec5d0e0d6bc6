import type { Ctx } from '../../../context.ts'
import { verifyPassword } from './hash-password.ts'
import { allKeys } from '../retired-keys.ts'

/** Whether a password matches the stored hash; without one it takes as long and is false. */
export async function isPassword(ctx: Ctx, stored: string | null, password: string): Promise<boolean> {
  return verifyPassword(await allKeys(ctx.app, 'password-pepper'), stored, password)
}
