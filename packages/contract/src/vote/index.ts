export { type VoteDraft, type VotePart, voteResults, voteStates } from './vote.shapes.ts'
