import type { Manifest } from '../../manifest.ts'
import { footageJobs, footageSchedules } from './footage.jobs.ts'
import { mountVideoRoute } from './serve-video.route.ts'
import { videoFolder } from './video-folder.ts'

export const footageManifest = {
  name: 'footage',
  mounts: [mountVideoRoute],
  jobs: footageJobs,
  schedules: footageSchedules,
  storedFolders: [videoFolder],
  personalData: {
    omittedTables: { stored_video: 'stored for two days, to count the videos of a day' },
  },
} satisfies Manifest
