import { createHmac } from 'node:crypto'
import type { Hmac } from '@guangquan/rules/gear/ticket-code'

/** HMAC-SHA256 with a key in base64url. */
export const hmac: Hmac = (key, message) =>
  Promise.resolve(createHmac('sha256', Buffer.from(key, 'base64url')).update(message).digest())
