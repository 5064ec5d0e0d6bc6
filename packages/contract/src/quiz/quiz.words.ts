/** Questions per day. */
export const quizSize = 10
/** Answers to an author's photographs that earn one point of experience. */
export const playsPerCredit = 20
/** Members who have to finish a day before comparisons are shown. */
export const minCompared = 5

/** What a question asks, by `quizAsks` of the rules. */
export const quizAskNames = { 1: '光圈', 2: '焦距', 3: '快门' } as const
