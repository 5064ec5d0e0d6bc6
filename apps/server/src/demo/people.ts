import { demoId } from './demo-id.ts'
import { biographies } from './biographies.ts'
import { makeRandom } from './random.ts'

/** A demonstration member. Ids and phones never change, so tests may use them. */
export interface DemoPerson {
  id: string
  nickName: string
  phone: string
  introduction: string
  /** Topics they photograph, by preference; empty for those who publish nothing. */
  topics: string[]
  sex: 0 | 1 | 2
  photographyLevel: number
  /** Days before the load at which they registered. */
  joinedDaysAgo: number
}

// Earlier than any post, and fixed: the ids are the same in every installation.
const foundedAt = new Date('2024-03-01T00:00:00Z')
const random = makeRandom('people')
const joined = makeRandom('joined')

/** The sixty members, most popular first. Phones start at 13800130001. */
export const demoPeople: readonly DemoPerson[] = biographies.map(
  ([nickName, sex, topics, introduction], index) => ({
    id: demoId(random, new Date(foundedAt.getTime() + index * 3600_000)),
    nickName,
    phone: `1380013${String(index + 1).padStart(4, '0')}`,
    introduction,
    topics: topics === '' ? [] : topics.split(' '),
    sex,
    joinedDaysAgo: 130 + (60 - index) * 9 + joined.between(0, 8),
    photographyLevel: topics === '' ? 1 : joined.between(2, 4),
  }),
)

/** A member by nickname. */
export function demoPerson(nickName: string): DemoPerson {
  const person = demoPeople.find((one) => one.nickName === nickName)
  if (person === undefined) throw new Error(`nobody is called ${nickName}`)
  return person
}

const dayMs = 24 * 3600_000

/** When a member registered. @param now the time of the load */
export function joinedAt({ joinedDaysAgo }: DemoPerson, now: Date): Date {
  return new Date(now.getTime() - joinedDaysAgo * dayMs)
}
