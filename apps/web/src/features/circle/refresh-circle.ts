import type { QueryClient } from '@tanstack/react-query'
import { api, queries } from '../../platform/api.ts'

const group = api.PhotographyGroup

// The queries that a change of a circle, its members or its posts makes stale. Lists of pages that were left stay as
// they are.
const parts = {
  circle: [group.GetInfo, group.GetUserPhotographyGroupList],
  members: [group.GetInfo, group.GetPhotographyGroupMemberList, group.GetLog],
  applications: [group.GetInfo, group.GetApplications, group.GetPhotographyGroupMemberList, group.GetLog],
  posts: [group.GetInfo, group.Publish, group.GetPinned, group.GetRemovedPosts, group.GetLog],
} as const

/** Reloads what a write changed. */
export async function refreshCircle(queryClient: QueryClient, part: keyof typeof parts): Promise<void> {
  await Promise.all(parts[part].map((method) => queries.invalidate(queryClient, method)))
}
