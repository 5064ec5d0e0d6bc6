export { loadTargetSubjects } from './load-subjects.ts'
export { mergeTargets } from './merge-targets.ts'
export { ownTarget } from './own-target.ts'
export { isReadableTarget } from './readable-target.ts'
export { reviewCases, type ChangedProfile, type ReviewCases } from './review-cases.ts'
export { announceIndexed, announceRemoved, targetHooks, type TargetHooks } from './target-hooks.ts'
export { type FoundTarget, type IndexedTarget, type ShotRanges } from './searched-target.ts'
export {
  reportedOf,
  targetKinds,
  targetNamed,
  targetOf,
  type Mark,
  type TargetPart,
  type TargetSubject,
} from './target-kind.ts'
