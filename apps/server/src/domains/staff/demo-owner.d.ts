import type { OperatorCtx } from '../../context.ts';
import type { Env } from '../../env.ts';
/** What signs the demonstration's owner in; `code` is valid for 30 to 60 seconds, `secret` is for an authenticator. */
interface DemoOwner {
    name: string;
    password: string;
    secret: string;
    code: string;
}
/**
 * Makes the super administrator of the demonstration, or gives that account another password and authenticator.
 * @throws BadInput in production
 */
export declare function renewDemoOwner(ctx: OperatorCtx, env: Env): Promise<DemoOwner>;
export {};
