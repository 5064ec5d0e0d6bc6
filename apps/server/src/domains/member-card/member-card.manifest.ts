import type { Manifest } from '../../manifest.ts'
import { memberCardMethods } from './member-card.handlers.ts'

export const memberCardManifest = {
  name: 'member-card',
  handlers: { UserInfo: memberCardMethods },
} satisfies Manifest
