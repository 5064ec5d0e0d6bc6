import { mountLogin } from './domains/account/account.routes.ts'
import { findUploader } from './domains/account/index.ts'
import { mountFileRoutes } from './domains/media/index.ts'
import { mountExport } from './domains/own-data/index.ts'
import { mountViewCounter } from './domains/post/index.ts'
import { mountSocialRoutes } from './domains/social/social.routes.ts'
import type { ServerOptions } from './http/server.ts'
import { mountRealtime } from './realtime/mount-realtime.ts'
import { mountSessionUses } from './session/note-use.ts'

/** Routes beside the calls, in the order they are mounted. */
export const mounts: ServerOptions['mount'] = [
  mountLogin,
  mountRealtime,
  (server, app) => mountFileRoutes(server, app, findUploader),
  mountViewCounter,
  mountSocialRoutes,
  mountExport,
  mountSessionUses,
]
