export { isListedMember, nameWord, containsWord, termsOf } from './name-search.ts'
export { findNamed } from './find-named.ts'
export { completeMembers } from './search-members.read.ts'
