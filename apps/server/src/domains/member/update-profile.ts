import { useTypes } from '@guangquan/contract'
import { foldNickName, holdsContact } from '@guangquan/rules/nick-name'
import { mayChangeNickName } from '@guangquan/rules/profile-visibility'
import type { MemberCtx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { judgeText } from '../../moderation/judge-text.ts'
import { claimFiles, releaseFiles } from '../media/index.ts'
import { refuseUnfitNickName } from './refuse-words.ts'

export interface ProfileChange {
  /** Null returns to the default avatar; undefined leaves it. */
  headPic?: string | null | undefined
  nickName?: string | undefined
  introduction?: string | undefined
  brandWords: readonly string[]
}

interface Profile {
  head_file_id: string | null
  nick_name: string
  nick_name_changed_at: Date | null
}

/**
 * Changes what is given of the caller's own profile, all or nothing.
 * @throws UploadNotFound, NickNameTaken, NickNameRefused, NickNameTooSoon, ContentRefused
 */
export async function updateProfile(ctx: MemberCtx, change: ProfileChange): Promise<void> {
  if (change.introduction !== undefined) await refuseUnfitIntroduction(ctx, change.introduction)
  await inTransaction(ctx, async (tx) => {
    const profile = await tx
      .selectFrom('member')
      .where('id', '=', ctx.viewer.id)
      .select(['head_file_id', 'nick_name', 'nick_name_changed_at'])
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    if (change.headPic !== undefined) await replaceAvatar(ctx, tx, profile, change.headPic)
    if (change.nickName !== undefined && change.nickName !== profile.nick_name) {
      await rename(ctx, tx, profile, change.nickName, change.brandWords)
    }
    if (change.introduction !== undefined) {
      await tx
        .updateTable('member')
        .set({ introduction: change.introduction })
        .where('id', '=', ctx.viewer.id)
        .execute()
    }
  })
}

// Nobody looks at profiles before they are shown: a word that a post would wait for is refused here.
async function refuseUnfitIntroduction(ctx: MemberCtx, introduction: string): Promise<void> {
  if (holdsContact(introduction)) fail('ContentRefused')
  if ((await judgeText(ctx.db, [introduction])) !== 'pass') fail('ContentRefused')
}

async function replaceAvatar(ctx: MemberCtx, tx: Tx, profile: Profile, fileId: string | null): Promise<void> {
  if (fileId === profile.head_file_id) return
  if (fileId !== null) {
    await claimFiles(ctx.app, tx, {
      ownerId: ctx.viewer.id,
      fileIds: [fileId],
      useType: useTypes.avatar,
    })
  }
  await tx.updateTable('member').set({ head_file_id: fileId }).where('id', '=', ctx.viewer.id).execute()
  if (profile.head_file_id !== null) await releaseFiles(tx, [profile.head_file_id])
}

async function rename(
  ctx: MemberCtx,
  tx: Tx,
  profile: Profile,
  nickName: string,
  brandWords: readonly string[],
): Promise<void> {
  await refuseUnfitNickName(tx, nickName, brandWords)
  if (!mayChangeNickName(profile.nick_name_changed_at, ctx.now)) fail('NickNameTooSoon')
  const folded = foldNickName(nickName)
  const taken = await tx
    .selectFrom('member')
    .where('nick_name_folded', '=', folded)
    .where('id', '<>', ctx.viewer.id)
    .select('id')
    .executeTakeFirst()
  if (taken !== undefined) fail('NickNameTaken')
  try {
    await tx
      .updateTable('member')
      .set({ nick_name: nickName, nick_name_folded: folded, nick_name_changed_at: ctx.now })
      .where('id', '=', ctx.viewer.id)
      .execute()
  } catch (error) {
    // Somebody took it since the look above.
    if (error instanceof Error && 'code' in error && error.code === '23505') fail('NickNameTaken')
    throw error
  }
}
