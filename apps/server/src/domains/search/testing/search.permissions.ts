import { callAs } from '../../../testing/call-as.ts'
import { UserSearchKeyword } from '@guangquan/contract'
import { everybody, members, type Permission } from '../../../testing/permission-cases.ts'

export const permissions = {
  'Search/GetList': everybody,
  'Search/GetNearest': everybody,
  'Search/Suggest': everybody,
  'UserSearchKeyword/GetSearchKeywords': everybody,
  'UserSearchKeyword/Add': { ...members, write: { make: () => ({ keyword: '晨雾' }) } },
  // Another member's search does not exist for the caller: nothing happens, without an error.
  'UserSearchKeyword/Clear': {
    ...members,
    write: {
      make: async (node, { browser }) => {
        const { id } = await callAs(node, browser, UserSearchKeyword.Add, { keyword: '晨雾' })
        return { id }
      },
    },
  },
} satisfies Record<string, Permission>
