import { createECDH, randomBytes } from 'node:crypto'

/** The subscription of a browser; its address is public, but nothing listens there. */
export const pushSubscription = () => ({
  endpoint: `https://push.example.com/${randomBytes(8).toString('hex')}`,
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
})
