import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits as base64url: tokens, companion cookies, tickets, signing keys. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database stores of a secret. Secrets are random, so a plain SHA-256 cannot be reversed by guessing. */
export function hashSecret(secret: string): Buffer {
  return hash('sha256', secret, 'buffer')
}

/** HMAC-SHA256 as hexadecimal text. */
export function hmacHex(key: string | Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('hex')
}

/** Compares in constant time. */
export function sameText(a: string, b: string): boolean {
  const left = Buffer.from(a)
  const right = Buffer.from(b)
  return left.length === right.length && timingSafeEqual(left, right)
}
