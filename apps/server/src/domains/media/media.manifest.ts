import type { Manifest } from '../../manifest.ts'
import { mediaMethods } from './media.handlers.ts'
import { mediaJobs, mediaSchedules } from './media.jobs.ts'
import { mountFileRoutes } from './media.routes.ts'
import { exportFiles, eraseFiles } from './media.export.ts'
import { mediaFolders } from './stored-folders.ts'
import { markProofsJob } from './pdf/mark-proofs.ts'
import { enlargeCopiesJob } from './enlarged/enlarge-copies.ts'
import { enlargeSitePicturesJob } from './enlarged/enlarge-site-pictures.ts'
import { storedSizesJob } from './stored-sizes.ts'
import { mediaFigures } from './media.figures.ts'

export const mediaManifest = {
  name: 'media',
  handlers: { FileUpload: mediaMethods },
  mounts: [mountFileRoutes],
  jobs: mediaJobs,
  schedules: mediaSchedules,
  startJobs: [storedSizesJob, enlargeCopiesJob, enlargeSitePicturesJob, markProofsJob],
  storedFolders: mediaFolders,
  figures: mediaFigures,
  personalData: {
    exportedTables: { stored_file: ['originals', 'exif.csv'] },
    collect: async (_app, db, memberId) => ({ files: await exportFiles(db, memberId) }),
    eraseWorks: (app, { memberId }) => eraseFiles(app, memberId),
  },
  demo: async () => (await import('./demo/media.demo.ts')).mediaDemo,
} satisfies Manifest
