/**
 * The live connection. The browser names two subprotocols, this one and `ticketPrefix` + its ticket: headers are in
 * no log and no address. What the server says only names what changed; the browser asks for it by the ordinary calls.
 */
export const liveProtocol = 'guangquan.live'
export const ticketPrefix = 'ticket.'
export const livePath = '/api/live'

/**
 * From the server. `notice`: the unread count changed. `beat` comes every 30 s: without it for 75 s the connection is
 * dead, whatever the browser believes. `pong` answers the one thing a browser may say, `{"type":"ping"}`.
 */
export interface LiveMessage {
  type: 'notice' | 'beat' | 'pong'
}

export const liveBeatMs = 30_000
export const liveSilenceMs = 75_000
/** Asked for in its place while it is away. */
export const livePollMs = 15_000

/** Why the server closes a connection. */
export const liveCloseCodes = {
  goingAway: 1001,
  unsupportedData: 1003,
  policyViolation: 1008,
  messageTooBig: 1009,
  tryAgainLater: 1013,
  /** The session behind it ended: do not come back without a new sign-in. */
  sessionEnded: 4001,
} as const
