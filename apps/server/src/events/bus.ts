/**
 * Messages between nodes over PostgreSQL's LISTEN/NOTIFY: names and ids only (at most 8,000 bytes). Best effort: a
 * subscriber must also work when a message is lost, at worst a few seconds later.
 */
export interface Bus {
  publish: (name: BusName, payload: string) => Promise<void>
  /** Only to the subscribers of this node, at once. */
  publishHere: (name: BusName, payload: string) => void
  subscribe: (name: BusName, receive: (payload: string) => void) => void
  close: () => Promise<void>
}

/** Everything announced between nodes, with its payload. */
export type BusName =
  /** A session ended or was renewed; payload: session id. */
  | 'session.changed'
  /** A setting of sys_config changed; payload: its key. */
  | 'config.changed'
  /** A member's notices changed: their browsers fetch again; payload: member id. */
  | 'notice.changed'
  /** A conversation of a member changed: their browsers fetch it; payload: member id. */
  | 'message.changed'
  /** Events wait in the outbox; no payload. */
  | 'outbox.written'
