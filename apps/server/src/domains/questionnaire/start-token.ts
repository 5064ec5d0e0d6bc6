import { questionnaireLimits } from '@guangquan/contract'
import type { MemberCtx } from '../../context.ts'
import { isSignedText, signText } from '../../crypto/sign-text.ts'

const purpose = 'questionnaire-start'
const maxMs = questionnaireLimits.draftDays * 24 * 3600_000

const signed = ({ viewer }: MemberCtx, questionnaireId: string, at: string) =>
  `${questionnaireId}.${viewer.id}.${at}`

/** Says when a member began. The browser carries it, so that nothing is stored of who only looks. */
export function startToken(ctx: MemberCtx, questionnaireId: string, began: Date): string {
  const at = String(began.getTime())
  return `${at}.${signText(ctx.app.env, purpose, signed(ctx, questionnaireId, at))}`
}

/** How long a member took; null for a token that is not theirs or too old. */
export function secondsSince(ctx: MemberCtx, questionnaireId: string, token: string): number | null {
  const [at = '', signature = ''] = token.split('.')
  if (!isSignedText(ctx.app.env, purpose, signed(ctx, questionnaireId, at), signature)) return null
  const ms = ctx.now.getTime() - Number(at)
  return ms >= 0 && ms <= maxMs ? Math.floor(ms / 1000) : null
}
