/** Why a member may not write to others, and until when. */
export interface Mute {
  until: Date
  reason: string
}

/** A session as the gate needs it. Instants are epoch milliseconds. */
export interface LiveSession {
  sessionId: string
  memberId: string
  cookieHash: Buffer
  signKey: string
  /** End of the token or of the session, whichever comes first. */
  expiresAt: number
  /** End of the grace period of a token that was exchanged for a newer one; Infinity for the newest. */
  graceEndsAt: number
  /** The mute of the member with the latest end, which may be over. */
  mute: Mute | null
  /** How the session ended, if it did: by its own browser, or by something of which the member should be notified. */
  ended: 'here' | 'elsewhere' | null
}
