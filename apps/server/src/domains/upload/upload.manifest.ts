import type { Manifest } from '../../manifest.ts'
import { warnOfMissingTools } from './missing-tools.ts'
import { piecesFolder } from './pieces-folder.ts'
import { eraseUploads } from './remove-old-uploads.ts'
import { uploadMethods } from './upload.handlers.ts'
import { uploadJobs, uploadSchedules } from './upload.jobs.ts'
import { mountUploadRoutes } from './upload.routes.ts'

export const uploadManifest = {
  name: 'upload',
  handlers: { FileUpload: uploadMethods },
  mounts: [mountUploadRoutes, warnOfMissingTools],
  jobs: uploadJobs,
  schedules: uploadSchedules,
  storedFolders: [piecesFolder],
  personalData: {
    omittedTables: { file_upload: 'parts of unfinished uploads' },
    eraseWorks: (app, { memberId }) => eraseUploads(app, memberId),
  },
  demo: async () => (await import('./demo/upload.demo.ts')).uploadDemo,
} satisfies Manifest
