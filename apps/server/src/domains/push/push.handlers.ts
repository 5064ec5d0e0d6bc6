import type { Push } from '@guangquan/contract'
import type { HandlersOf } from '../../http/calls/implement.ts'
import { listDevices } from './devices.read.ts'
import { loadPublicKey } from './push-key.ts'
import { loadReachSettings, setReachSettings } from './reach-settings.ts'
import { subscribe } from './subscribe.ts'
import { unsubscribe } from './unsubscribe.ts'

export const pushMethods: HandlersOf<typeof Push> = {
  GetKey: async ({ app, db }) => ({ key: await loadPublicKey(app, db) }),
  GetSettings: ({ db, viewer }) => loadReachSettings(db, viewer.id),
  SetSettings: setReachSettings,
  GetDevices: listDevices,
  Subscribe: subscribe,
  Unsubscribe: unsubscribe,
}
