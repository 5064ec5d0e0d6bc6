import type { Manifest } from '../../manifest.ts'
import { demoVideos } from './demo/demo.jobs.ts'
import { videoKind } from './video-kind.ts'
import { videoSubscriptions } from './video.events.ts'
import { videoMethods } from './video.handlers.ts'

export const videoManifest = {
  name: 'video',
  handlers: { Video: videoMethods },
  jobs: [demoVideos],
  startJobs: [demoVideos],
  subscriptions: videoSubscriptions,
  postKinds: [videoKind],
  demo: async () => (await import('./demo/video.demo.ts')).videoDemo,
} satisfies Manifest
