import { circleLimits } from './circle-words.ts'

/** What pages and notices of circles say, where only the database or the clock can know it. */
export const circleSentences = {
  topics: '有的主题已经不能选了',
  untilDay: '日期已经过去',
  members: '请选择成员',
  reason: `写一写申请理由，至少 ${circleLimits.reason.min} 个字`,
  answer: '请回答圈主的问题',
  ending: '即将解散',
  frozen: '已冻结',
  dissolved: '已解散',
  notOpen: '还没有通过审核',
  offerOfLeaver: '因为你已不在圈子里而失效',
  ownerMustLeave: (count: number) => `你是 ${count} 个圈子的圈主，请先转让或解散`,
  waiting: (count: number) => `${count} 件`,
  mutedUntil: (time: string, note: string) => [`到 ${time}`, note].filter(Boolean).join('，'),
  newRole: (role: string) => `现在是${role}`,
  changedCover: '封面',
  waitsForDecision: '等待决定',
  /** Of the account that has circles nobody owns. */
  custodian: '圈务代管',
} as const
