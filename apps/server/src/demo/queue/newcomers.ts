import { demoId } from '../demo-id.ts'
import type { DemoPerson } from '../people.ts'
import { makeRandom } from '../random.ts'

/** A member of a few days or hours, for cases by or about them. */
export interface Newcomer extends DemoPerson {
  /** IPv4 address of their only session; empty for none. */
  address: string
}

/** Nickname, hours since the registration, address, introduction. */
type Arrival = readonly [nickName: string, hoursAgo: number, address: string, introduction: string]

// Addresses of the ranges that RFC 5737 reserves for examples.
const arrivals: readonly Arrival[] = [
  ['今天的第一张', 6, '192.0.2.14', '刚买相机一周。'],
  ['巷口的灯', 30, '192.0.2.77', '下班路上随手拍。'],
  ['修图接单小陈', 50, '203.0.113.9', '修图、调色、证件照，快的话当天出。'],
  ['大师原片分享', 72, '203.0.113.40', '主页都是原片，想要预设的留言。'],
  ['路过的云', 4, '198.51.100.21', ''],
  ['晴空一号', 4, '198.51.100.22', ''],
  ['晴空二号', 3, '198.51.100.22', ''],
  ['晴空三号', 3, '198.51.100.58', ''],
  ['不服来辩', 400, '192.0.2.130', '拍得不好就是拍得不好，还不让说？'],
  ['影像搬运工', 900, '192.0.2.161', '好图大家看，来源网络。'],
  ['涨粉助手', 120, '203.0.113.88', '点赞、收藏、粉丝都可以刷，量大优惠。'],
  ['老胶片', 700, '192.0.2.201', '从胶片时代一路拍过来。'],
  ['湖边的风', 500, '192.0.2.215', '周末都在湖边。'],
]

const arrivedAt = new Date('2024-06-01T00:00:00Z')
const random = makeRandom('newcomers')
const hoursOfDay = 24

/** Members of the queue of reviews. Phones start at 13800131001; ids never change. */
export const newcomers: readonly Newcomer[] = arrivals.map(
  ([nickName, hoursAgo, address, introduction], index) => ({
    id: demoId(random, new Date(arrivedAt.getTime() + index * 3600_000)),
    nickName,
    phone: `1380013${String(index + 1001).padStart(4, '0')}`,
    introduction,
    topics: [],
    sex: 0,
    photographyLevel: 1,
    joinedDaysAgo: hoursAgo / hoursOfDay,
    address,
  }),
)

/** A newcomer by nickname. */
export function newcomer(nickName: string): Newcomer {
  const found = newcomers.find((one) => one.nickName === nickName)
  if (found === undefined) throw new Error(`no newcomer is called ${nickName}`)
  return found
}
