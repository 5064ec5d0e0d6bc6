import type { LookupFunction } from 'node:net';
/** Time and size limits of a request to a provider. */
export interface OutboundLimits {
    connectMs: number;
    totalMs: number;
    maxBytes: number;
}
export declare const outboundLimits: OutboundLimits;
export interface OutboundRequest {
    url: URL;
    method: 'GET' | 'POST';
    headers?: Record<string, string>;
    body?: string;
    limits: OutboundLimits;
    /** Replaces the system's resolver, for addresses that must be checked first. */
    lookup?: LookupFunction;
}
export interface OutboundResponse {
    status: number;
    contentType: string;
    body: Buffer;
}
/** A request without a complete response. The message contains no URL, which may hold secrets. */
export declare class OutboundError extends Error {
    /** True once connected: the other side may have received the request. */
    readonly mayHaveArrived: boolean;
    constructor(reason: string, mayHaveArrived: boolean);
}
/**
 * One request to a provider, on its own connection. Redirects are not followed: 3xx is an error, as is a truncated,
 * slow or large response.
 * @throws OutboundError
 */
export declare function sendOutbound(wanted: OutboundRequest): Promise<OutboundResponse>;
/** Plain http is allowed for simulators on this machine only. */
export declare function isUsableBase(text: string): boolean;
/** Whether the host of a URL is this machine. */
export declare function isLoopbackHost(hostname: string): boolean;
