export { createNotice } from './create-notice.ts'
export { tellVoters } from './tell-voters.ts'
