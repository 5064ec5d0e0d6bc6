export { ActivitySkeletons } from './components/activity-card.tsx'
export { ActivityList } from './components/activity-list.tsx'
