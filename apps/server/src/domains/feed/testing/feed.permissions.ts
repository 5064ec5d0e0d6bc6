import { everybody, members, toHidden, type Permission } from '../../../testing/permission-cases.ts'

export const permissions = {
  'NewPublish/GetFeed': { who: 'everybody', forMembers: { tab: 2 } },
  'NewPublish/GetDailyPicks': everybody,
  'NewPublish/GetSameAuthorPictures': everybody,
  'NewPublish/GetUserPosts': everybody,
  'NewPublish/GetRelated': toHidden('everybody', (id) => ({ id })),
  'Picture/GetList': everybody,
  'Picture/GetUserPublishList': everybody,
  'UserFollow/GetRecommendList': members,
} satisfies Record<string, Permission>
