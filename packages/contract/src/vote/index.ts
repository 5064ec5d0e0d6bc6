export * from './vote.limits.ts'
export { type VoteDraft, type VotePart, voteResults, voteStates } from './vote.shapes.ts'
