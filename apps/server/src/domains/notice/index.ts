export { createNotice } from './create-notice.ts'
export { notifyVoters as tellVoters } from './notify-voters.ts'
