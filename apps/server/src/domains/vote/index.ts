export { claimEndedVote, listEndedVotes } from './end-votes.ts'
