export { buildContest, buildEntry } from '../domains/contest/testing/build-contest.ts'
export {
  buildPrizedContest,
  endContest,
  moveContest,
  openJury,
} from '../domains/contest/testing/move-contest.ts'
