import { accessCodeStates } from '@guangquan/contract'
import { isAccessCode, normaliseAccessCode } from '@guangquan/rules/gear/access-code'
import type { App, MemberCtx } from '../../../context.ts'
import { deriveKey, type Keys } from '../../../crypto/derive-key.ts'
import { indexWith } from '../../../crypto/field-cipher.ts'
import { fail } from '../../../fail.ts'
import { allKeys } from '../../account/index.ts'
import { countWrongCode, readCodeTries, type CodeTries } from './count-tries.ts'

export interface CodeVerdict extends CodeTries {
  valid: boolean
  /** A value of `accessCodeStates`; null for a code that does not exist. */
  codeState: number | null
  productId: string | null
  /** The code, if this member can use it. */
  codeId: string | null
}

const keyPurpose = 'access-code-index'

/** The hash under which a code is stored now. */
export const accessCodeIndex = (keys: Keys, code: string): Buffer =>
  indexWith(deriveKey(keys, keyPurpose), code)

/** Every hash that a code may be stored under: codes outlive keys. */
async function accessCodeIndexes(app: App, code: string): Promise<Buffer[]> {
  return (await allKeys(app, keyPurpose)).map((key) => indexWith(key, code))
}

/**
 * Compares an access code with those of a product. A wrong one counts as a try, including one that was used or belongs
 * to another product; a right one does not. A code that the member has used for this product is right, so that a
 * registration can be sent again.
 * @throws CodeTriesUsed if no try is left, whether the code is right or not
 */
export async function judgeAccessCode(
  ctx: MemberCtx,
  { productId, accessCode }: { productId: string; accessCode: string },
): Promise<CodeVerdict> {
  const tries = await readCodeTries(ctx)
  if (tries.waitSeconds !== null) fail('CodeTriesUsed', { n: tries.waitSeconds })
  const found = await findCode(ctx, { productId, code: normaliseAccessCode(accessCode) })
  const isRight =
    found !== undefined && (found.state === accessCodeStates.unused || found.member_id === ctx.viewer.id)
  // Of concurrent wrong codes, those beyond the limit learn nothing.
  const left = isRight ? tries : await countWrongCode(ctx)
  if (left === null) fail('CodeTriesUsed', { n: (await readCodeTries(ctx)).waitSeconds ?? 1 })
  return {
    valid: isRight,
    codeState: found?.state ?? null,
    productId: found === undefined ? null : productId,
    ...left,
    codeId: isRight ? found.id : null,
  }
}

async function findCode(ctx: MemberCtx, { productId, code }: { productId: string; code: string }) {
  if (!isAccessCode(code)) return undefined
  return ctx.db
    .selectFrom('access_code')
    .leftJoin('user_product', (join) =>
      join
        .onRef('user_product.access_code_id', '=', 'access_code.id')
        .on('user_product.state', 'in', [1, 2, 6])
        .on('user_product.member_id', '=', ctx.viewer.id),
    )
    .where('code_index', 'in', await accessCodeIndexes(ctx.app, code))
    .where('access_code.product_id', '=', productId)
    .select(['access_code.id', 'access_code.state', 'user_product.member_id'])
    .executeTakeFirst()
}
