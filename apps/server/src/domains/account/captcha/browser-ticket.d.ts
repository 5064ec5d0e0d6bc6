import type { Ctx } from '../../../context.ts';
import type { VisitorConsumer } from '../consume-proof.ts';
import type { Target } from './target.ts';
/**
 * Issues the proof of an address for a visitor's write, and also sets it as an HttpOnly cookie: a reloaded page
 * continues without a second message and without a secret in its storage.
 */
export declare function issueBrowserTicket(ctx: Ctx, { consumer, target }: {
    consumer: VisitorConsumer;
    target: Target;
}): Promise<string>;
/** The proof in this browser's cookie, or empty. */
export declare function readBrowserTicket(ctx: Ctx, consumer: VisitorConsumer): string;
/** Clears the cookie once the write is done. */
export declare function clearBrowserTicket(ctx: Ctx, consumer: VisitorConsumer): void;
