export { mergeTargets } from './merge-targets.ts'
export { reportedOf, targetKinds, targetOf, type TargetPart } from './target-kind.ts'
