export { CircleList } from './components/circle-list.tsx'
export { CircleRow, CirclesSkeleton } from './components/circle-row.tsx'
export { FollowCircle } from './components/follow-circle.tsx'
export { JoinCircle } from './components/join-circle.tsx'
