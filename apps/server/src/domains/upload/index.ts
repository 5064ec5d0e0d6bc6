export { lostWithout } from './missing-tools.ts'
export { loadUploadedFiles } from './load-uploaded-file.ts'
export { uploadPasses } from './upload-sender.ts'
