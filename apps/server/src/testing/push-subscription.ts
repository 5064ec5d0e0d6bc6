import { createECDH, randomBytes } from 'node:crypto'

/** What a browser says of itself; its address is public, and nobody answers there. */
export const pushSubscription = () => ({
  endpoint: `https://push.example.com/${randomBytes(8).toString('hex')}`,
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
})
