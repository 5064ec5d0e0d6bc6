import type { Manifest } from '../../manifest.ts'
import { videoKind } from './video-kind.ts'
import { videoSubscriptions } from './video.events.ts'
import { videoMethods } from './video.handlers.ts'

export const videoManifest = {
  name: 'video',
  handlers: { Video: videoMethods },
  subscriptions: videoSubscriptions,
  postKinds: [videoKind],
} satisfies Manifest
