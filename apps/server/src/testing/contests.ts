export { buildContest, buildEntry } from '../domains/contest/testing/build-contest.ts'
