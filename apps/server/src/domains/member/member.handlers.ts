import type { UserInfo } from '@guangquan/contract'
import { fail } from '../../fail.ts'
import type { HandlersOf } from '../../http/calls/implement.ts'
import { cardText } from './card/card-text.ts'
import { bindClub } from './bind-club.ts'
import { changeTopics, listChosenTopics } from './choose-topics.ts'
import { getClubStatus } from './club.read.ts'
import { loadUserBriefs } from './member.view.ts'
import { getUserHome } from './person.read.ts'
import { searchMembers } from './search-members.read.ts'

/** Methods of UserInfo about a member's own profile; the account domain has Get and Update. */
export const profileMethods = {
  GetCard: async ({ app, now, viewer }) => ({ text: cardText(app.env, viewer.id, now) }),
  GetUserTopicList: (ctx) => listChosenTopics(ctx),
  ModifyUserTopic: (ctx, { topicIds }) => changeTopics(ctx, topicIds),
  BindClub: async (ctx, input) => {
    await bindClub(ctx, input)
    return getClubStatus(ctx)
  },
  GetClubStatus: (ctx) => getClubStatus(ctx),
} satisfies Partial<HandlersOf<typeof UserInfo>>

/** Methods of UserInfo about other people; the follow domain has those about blocks. */
export const peopleMethods = {
  GetUserHome: (ctx, { userId }) => getUserHome(ctx, userId),
  GetOtherUserInfo: async (ctx, { userId, loginUserId }) => {
    if (loginUserId !== undefined && loginUserId !== ctx.viewer?.id) fail('Forbidden')
    return getUserHome(ctx, userId)
  },
  Search: async (ctx, input) => {
    const { rows, ...page } = await searchMembers(ctx, input)
    const briefs = await loadUserBriefs(
      ctx,
      rows.map((row) => row.id),
    )
    return { ...page, items: rows.flatMap((row) => briefs.get(row.id) ?? []) }
  },
} satisfies Partial<HandlersOf<typeof UserInfo>>
