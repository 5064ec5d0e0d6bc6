import { refuseNickName } from '@guangquan/rules/people/nick-name'
import { fail } from '../../fail.ts'
import type { WordsCtx } from '../../moderation/current-words.ts'
import { judgeText } from '../../moderation/judge-text.ts'

/**
 * Refuses a nickname that is reserved, belongs to a brand, contains a contact or a word of the operators' list. Even a
 * word that would only send a post to review is refused: a name is shown everywhere at once and cannot wait.
 * @throws NickNameRefused, NickNameContact
 */
export async function refuseUnfitNickName(
  ctx: WordsCtx,
  nickName: string,
  brandWords: readonly string[],
): Promise<void> {
  const refusal = refuseNickName(nickName, { brandWords })
  if (refusal === 'contact') fail('NickNameContact')
  if (refusal !== null) fail('NickNameRefused')
  if ((await judgeText(ctx, [nickName])) !== 'pass') fail('NickNameRefused')
}
