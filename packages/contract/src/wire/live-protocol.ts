/**
 * The live connection. The browser offers two subprotocols, this one and `ticketPrefix` + its ticket, so that the
 * ticket is in no URL and no log. Messages only tell what changed; the browser then makes the ordinary calls.
 */
export const liveProtocol = 'guangquan.live'
export const ticketPrefix = 'ticket.'
export const livePath = '/api/live'

/**
 * Messages from the server. `notice`: notices or private messages of the member changed. `beat` is sent every 30 s;
 * after 75 s without it the connection is considered dead. `pong` is the response to `{"type":"ping"}`, the only
 * message a browser may send.
 */
export interface LiveMessage {
  type: 'notice' | 'beat' | 'pong'
}

export const liveHeartbeatMs = 30_000
export const liveSilenceMs = 75_000
/** Polling interval while the connection is down. */
export const livePollMs = 15_000

/** Why the server closes a connection. */
export const liveCloseCodes = {
  goingAway: 1001,
  unsupportedData: 1003,
  policyViolation: 1008,
  messageTooBig: 1009,
  tryAgainLater: 1013,
  /** The session ended: do not reconnect without a new sign-in. */
  sessionEnded: 4001,
} as const
