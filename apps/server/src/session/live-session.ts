/** A session as the gate needs it. */
export interface LiveSession {
  sessionId: string
  memberId: string
  cookieHash: Buffer
  signKey: string
  /** When this token stops being accepted, epoch milliseconds. */
  acceptedUntil: number
  /** The session is over: 1001 instead of 100, because the member should know. */
  ended: boolean
}
