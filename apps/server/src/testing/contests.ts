export {
  buildPrizedContest,
  endContest,
  moveContest,
  openJury,
} from '../domains/contest/testing/move-contest.ts'
