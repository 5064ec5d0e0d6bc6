import { type OutboundLimits } from '../outbound/request.ts';
/** Bytes of a picture, or null: a missing avatar is no error. */
export type AvatarFetcher = (address: string) => Promise<Buffer | null>;
export interface AvatarFetcherOptions {
    /** Bases of the providers; a base on this machine (a simulator) may serve pictures too. */
    bases: readonly string[];
    /** Resolves a host; defaults to the system's resolver. */
    resolve?: (host: string) => Promise<{
        address: string;
        family: number;
    }[]>;
    limits?: OutboundLimits;
}
/**
 * Fetches avatars from the providers' own hosts only. The name is resolved once, all of its addresses must be public,
 * and the connection goes to a checked address, so that DNS rebinding has no effect.
 */
export declare function makeAvatarFetcher(options: AvatarFetcherOptions): AvatarFetcher;
