import type { MemberCtx } from '../context.ts';
import { type IssuedSession } from './issue-session.ts';
/**
 * Exchanges the caller's token for a new one of seven days; the old one stays valid for 60 s. A token presented after
 * this period has been copied: its whole session ends, on every node. The gate has already checked cookie, signature
 * and expiry.
 * @throws TokenInvalid
 */
export declare function renewSession(ctx: MemberCtx): Promise<IssuedSession>;
