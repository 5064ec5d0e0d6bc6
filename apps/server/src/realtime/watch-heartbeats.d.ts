import type { App } from '../context.ts';
import { type LiveSocket, type LiveSockets } from './live-sockets.ts';
/** Watches the connections of a node. */
export interface HeartbeatWatch {
    /** Closes those of these connections whose session has ended. */
    check: (lives: readonly LiveSocket[]) => Promise<void>;
    stop: () => void;
}
/**
 * Every half minute, connections that did not answer since the last time are cut, all others are pinged, and sessions
 * are checked in case the announcement of an end was lost. Otherwise an ended session is closed as soon as it is
 * announced.
 */
export declare function watchHeartbeats(app: App, sockets: LiveSockets): HeartbeatWatch;
