import type { Ctx, MemberCtx } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
/** Records that a new member agreed to the current terms. */
export declare function logFirstConsent(ctx: Pick<Ctx, 'app' | 'now' | 'ip'>, tx: Tx, memberId: string): Promise<void>;
/** Required terms whose current major version the member has not agreed to, by kind. */
export declare function termsToAgree(ctx: MemberCtx): Promise<number[]>;
/** Records that a member agreed to the current version of terms. @throws ContentNotFound for any other version */
export declare function agreeTerms(ctx: MemberCtx, { terms }: {
    terms: readonly {
        termsType: number;
        version: string;
    }[];
}): Promise<null>;
