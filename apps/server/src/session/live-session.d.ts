/** Why a member may not write to others, and until when. */
export interface Mute {
    until: Date;
    reason: string;
}
/** A session as the gate needs it. Instants are epoch milliseconds. */
export interface LiveSession {
    sessionId: string;
    memberId: string;
    cookieHash: Buffer;
    signKey: string;
    /** End of the token or of the session, whichever comes first. */
    expiresAt: number;
    /** End of the grace period of a token that was exchanged for a newer one; Infinity for the newest. */
    graceEndsAt: number;
    /** The member's mute that ends last, which may be over. */
    mute: Mute | null;
    /** How the session ended, if it did: by its own browser, or by something the member should be notified of. */
    ended: 'here' | 'elsewhere' | null;
}
