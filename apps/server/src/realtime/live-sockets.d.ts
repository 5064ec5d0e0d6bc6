import { liveCloseCodes, type LiveMessage } from '@guangquan/contract';
import type { WebSocket } from 'ws';
/** Connections of one member to this node: one per tab. */
export declare const socketsPerMember = 5;
/** Connections of one address to this node: offices and mobile networks share theirs. */
export declare const socketsPerAddress = 500;
/** Connections of this node. */
export declare const socketsPerNode = 2000;
/** Whose connection it is. */
export interface LiveSocketOwner {
    memberId: string;
    sessionId: string;
    /** Address group of the client. */
    ip: string;
}
/** A connection with its owner. */
export interface LiveSocket extends LiveSocketOwner {
    socket: WebSocket;
    /** Whether it answered since the last heartbeat. */
    alive: boolean;
}
/** The connections of one node. */
export interface LiveSockets {
    /** @returns null when the member, the address or the node is at its limit */
    add: (socket: WebSocket, owner: LiveSocketOwner) => LiveSocket | null;
    /** Whether an address is at its limit. */
    isFull: (ip: string) => boolean;
    remove: (live: LiveSocket) => void;
    ofMember: (memberId: string) => readonly LiveSocket[];
    ofSession: (sessionId: string) => readonly LiveSocket[];
    all: () => readonly LiveSocket[];
}
export declare function makeLiveSockets(): LiveSockets;
/** Sends a message to one connection; one that does not keep up is closed at once. */
export declare function sendMessage({ socket }: LiveSocket, message: LiveMessage): void;
/** How long a client may take to complete the closing handshake. */
export declare const closeHandshakeMs = 2000;
/** Closes a connection with a reason; one that does not complete the handshake is cut. */
export declare function closeSocket({ socket }: Pick<LiveSocket, 'socket'>, reason: keyof typeof liveCloseCodes): void;
