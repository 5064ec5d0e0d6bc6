import { accountHandlers } from './domains/account/account.handlers.ts'
import { followHandlers } from './domains/follow/follow.handlers.ts'
import { mediaHandlers } from './domains/media/index.ts'
import { siteHandlers } from './domains/site/site.handlers.ts'
import type { Implementation } from './http/implement.ts'

/** Every Service of the wire with its handlers: the only file that names handlers. */
export const implementations: Implementation[] = [
  ...accountHandlers,
  ...followHandlers,
  ...siteHandlers,
  ...mediaHandlers,
]
