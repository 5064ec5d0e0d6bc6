export { CircleList } from './components/circle-list.tsx'
export { CirclesSkeleton } from './components/circle-row.tsx'
export { FollowCircle } from './components/follow-circle.tsx'
export { JoinableCircles } from './components/joinable-circles.tsx'
