export {
  frameUrl,
  medalUrl,
  loadUsed,
  type UsedMedal,
  medalNames,
  readUsedMedal,
  storedMedal,
} from './worn.ts'
