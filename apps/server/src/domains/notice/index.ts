export { createNotice } from './create-notice.ts'
export { notifyVoters } from './notify-voters.ts'
