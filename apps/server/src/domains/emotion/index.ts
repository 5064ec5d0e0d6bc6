export { emotionCounters } from './emotion.counters.ts'
export { collectEmotions, eraseEmotions } from './own-emotions.ts'
