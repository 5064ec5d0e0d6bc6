/** Questions of a day. */
export const quizSize = 10
/** So many answers to an author's photographs earn one point of experience. */
export const playsPerCredit = 20
/** Whoever finished a day is compared with others once so many have. */
export const minCompared = 5

/** What a question asks for, by `quizAsks` of the rules. */
export const quizAskNames = { 1: '光圈', 2: '焦距', 3: '快门' } as const
