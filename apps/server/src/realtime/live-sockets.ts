import { liveCloseCodes, type LiveMessage } from '@guangquan/contract'
import type { WebSocket } from 'ws'

/** Max connections of one member to this node: one per tab. */
export const socketsPerMember = 5
/** Max connections of one address to this node: offices and mobile networks share theirs. */
export const socketsPerAddress = 500
/** Max connections of this node. */
export const socketsPerNode = 2000
/** A client this far behind is disconnected: it fetches everything again when it reconnects. */
const maxBufferedBytes = 1024 * 1024

/** The owner of a connection. */
export interface LiveSocketOwner {
  memberId: string
  sessionId: string
  /** Address group of the client. */
  ip: string
}

/** A connection with its owner. */
export interface LiveSocket extends LiveSocketOwner {
  socket: WebSocket
  /** Whether it responded to the last ping. */
  alive: boolean
}

/** The connections of one node. */
export interface LiveSockets {
  /** @returns null when the member, the address or the node is at its limit */
  add: (socket: WebSocket, owner: LiveSocketOwner) => LiveSocket | null
  /** Whether an address is at its limit. */
  isFull: (ip: string) => boolean
  remove: (live: LiveSocket) => void
  ofMember: (memberId: string) => readonly LiveSocket[]
  ofSession: (sessionId: string) => readonly LiveSocket[]
  all: () => readonly LiveSocket[]
}

export function makeLiveSockets(): LiveSockets {
  const byMember = new Map<string, LiveSocket[]>()
  const countByAddress = new Map<string, number>()
  let count = 0
  const isFull = (ip: string) => (countByAddress.get(ip) ?? 0) >= socketsPerAddress
  return {
    isFull,
    add: (socket, { memberId, sessionId, ip }) => {
      const own = byMember.get(memberId) ?? []
      if (count >= socketsPerNode || own.length >= socketsPerMember || isFull(ip)) return null
      const live = { socket, memberId, sessionId, ip, alive: true }
      byMember.set(memberId, [...own, live])
      countByAddress.set(ip, (countByAddress.get(ip) ?? 0) + 1)
      count += 1
      return live
    },
    remove: (live) => {
      const own = byMember.get(live.memberId) ?? []
      const rest = own.filter((one) => one !== live)
      if (rest.length === own.length) return
      count -= 1
      const others = (countByAddress.get(live.ip) ?? 0) - 1
      if (others > 0) countByAddress.set(live.ip, others)
      else countByAddress.delete(live.ip)
      if (rest.length === 0) byMember.delete(live.memberId)
      else byMember.set(live.memberId, rest)
    },
    ofMember: (memberId) => byMember.get(memberId) ?? [],
    ofSession: (sessionId) => [...byMember.values()].flat().filter((one) => one.sessionId === sessionId),
    all: () => [...byMember.values()].flat(),
  }
}

/** Sends a message to one connection; one that does not keep up is closed at once. */
export function sendMessage({ socket }: LiveSocket, message: LiveMessage): void {
  if (socket.readyState !== socket.OPEN) return
  if (socket.bufferedAmount > maxBufferedBytes) {
    socket.terminate()
    return
  }
  socket.send(JSON.stringify(message))
}

/** How long a client may take to complete the closing handshake. */
export const closeHandshakeMs = 2000

/** Closes a connection with a reason; one that does not complete the handshake is cut. */
export function closeSocket(
  { socket }: Pick<LiveSocket, 'socket'>,
  reason: keyof typeof liveCloseCodes,
): void {
  socket.close(liveCloseCodes[reason], reason)
  setTimeout(() => socket.terminate(), closeHandshakeMs).unref()
}
