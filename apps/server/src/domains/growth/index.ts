export { earningSources, rulesOf, type EarnedRule } from './earning-source.ts'
export { countClaimable } from './tasks.read.ts'
