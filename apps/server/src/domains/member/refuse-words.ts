import { refuseNickName } from '@guangquan/rules/nick-name'
import { fail } from '../../fail.ts'
import type { WordsCtx } from '../../moderation/current-words.ts'
import { judgeText } from '../../moderation/judge-text.ts'

/**
 * Refuses a nickname nobody may carry: reserved, a brand's, one that gives a contact, or with a word of the operators'
 * list. A word that a post would wait for is enough: a name stands everywhere at once and cannot wait.
 * @throws NickNameRefused
 */
export async function refuseUnfitNickName(
  ctx: WordsCtx,
  nickName: string,
  brandWords: readonly string[],
): Promise<void> {
  if (refuseNickName(nickName, { brandWords }) !== null) fail('NickNameRefused')
  if ((await judgeText(ctx, [nickName])) !== 'pass') fail('NickNameRefused')
}
