export * from './search.limits.ts'
export {
  type NearestResults,
  Search,
  type SearchCondition,
  type SearchHit,
  type SearchKind,
  searchKinds,
  searchSorts,
  type Suggestions,
  type TextMarks,
} from './search.service.ts'
export { UserSearchKeyword } from './user-search-keyword.service.ts'
