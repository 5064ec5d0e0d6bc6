import type { MemberCtx } from '../../context.ts';
import type { CredentialFacts } from '../member/index.ts';
/** The account part of the signed-in member's own data. */
export declare function loadOwnAccount(ctx: MemberCtx): Promise<CredentialFacts>;
