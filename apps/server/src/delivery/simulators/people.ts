/** People with accounts at the simulated providers. */
export interface SimPerson {
  id: string
  /** Nickname at WeChat, QQ and Weibo. */
  name: string
  /** Weibo's number of a person. */
  uid: string
}

export const simPeople: readonly SimPerson[] = [
  { id: 'linjian', name: '林间漫步', uid: '1830011001' },
  { id: 'haibian', name: '海边的阿宁', uid: '1830011002' },
  { id: 'laozhou', name: '老周拍鸟', uid: '1830011003' },
  // For browser tests that keep an account bound: each repetition needs another person.
  ...Array.from({ length: 20 }, (_, index) => ({
    id: `passer${index}`,
    name: `过路人${index}`,
    uid: String(1_830_011_100 + index),
  })),
]

export function findPerson(id: string | undefined): SimPerson | undefined {
  return simPeople.find((person) => person.id === id)
}
