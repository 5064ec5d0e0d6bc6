/** Names of the lanes of jobs; lanes of other versions are unnamed. */
const laneNames: Record<string, string> = { quick: '很快的', slow: '几分钟的', upkeep: '整理数据的' }

export const laneName = (lane: string | null): string =>
  lane === null ? '这个版本不认识的' : (laneNames[lane] ?? lane)
