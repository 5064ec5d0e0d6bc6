import { createECDH, randomBytes } from 'node:crypto'
import { Push } from '@guangquan/contract'
import { callAs } from '../../../testing/call-as.ts'
import { members, ownedBy, type Permission } from '../../../testing/permission-cases.ts'

/** A browser's subscription. The address is public but never asked. */
const subscription = () => ({
  endpoint: `https://push.example.com/${randomBytes(8).toString('hex')}`,
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
})

/** Who may call what of this domain. */
export const permissions = {
  'Push/GetKey': members,
  'Push/GetSettings': members,
  'Push/SetSettings': { ...members, write: { make: () => ({ kinds: { like: true } }) } },
  'Push/GetDevices': members,
  'Push/Subscribe': { ...members, write: { make: () => subscription() } },
  'Push/Unsubscribe': ownedBy('members', {
    make: async (node, { browser }) => {
      const { id } = await callAs(node, browser, Push.Subscribe, subscription())
      return { id }
    },
    other: 'ContentNotFound',
  }),
} satisfies Record<string, Permission>
