import { Push } from '@guangquan/contract'
import { callAs } from '../../../testing/call-as.ts'
import { members, ownedBy, type Permission } from '../../../testing/permission-cases.ts'
import { pushSubscription } from '../../../testing/push-subscription.ts'

export const permissions = {
  'Push/GetKey': members,
  'Push/GetSettings': members,
  'Push/SetSettings': { ...members, write: { make: () => ({ kinds: { like: true } }) } },
  'Push/GetDevices': members,
  'Push/Subscribe': { ...members, write: { make: () => pushSubscription() } },
  'Push/Unsubscribe': ownedBy('members', {
    make: async (node, { browser }) => {
      const { id } = await callAs(node, browser, Push.Subscribe, pushSubscription())
      return { id }
    },
    other: 'ContentNotFound',
  }),
} satisfies Record<string, Permission>
