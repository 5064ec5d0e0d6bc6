import { Secret, TOTP } from 'otpauth'

const stepSeconds = 30
/** Steps of clock drift that are accepted on either side. */
const drift = 1

/** A new secret of an authenticator, Base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The `otpauth:` address of a secret, which an authenticator reads as QR code. */
export function totpUri(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  return totpOf(secret, issuer, label).toString()
}

/** The code of an instant. */
export function totpAt(secret: string, now: Date): string {
  return totpOf(secret).generate({ timestamp: now.getTime() })
}

/** The 30-second step for which a code is valid (RFC 6238, one step of drift); null if there is none. */
export function totpStep(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token: code, timestamp, window: drift })
  return delta === null ? null : Math.floor(timestamp / 1000 / stepSeconds) + delta
}

function totpOf(secret: string, issuer = '', label = 'console'): TOTP {
  // SHA-1, six digits, 30 seconds: supported by every authenticator.
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: stepSeconds, digits: 6 })
}
