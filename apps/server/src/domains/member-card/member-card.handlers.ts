import type { UserInfo } from '@guangquan/contract'
import type { HandlersOf } from '../../http/calls/implement.ts'
import { cardText } from './card-text.ts'

export const memberCardMethods = {
  GetCard: async ({ app, now, viewer }) => ({ text: cardText(app.env, viewer.id, now) }),
} satisfies Partial<HandlersOf<typeof UserInfo>>
