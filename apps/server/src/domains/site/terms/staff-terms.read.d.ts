import type { MethodOutput, StaffTerms, TermsDraft, TermsVersion } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
import type { Queryable } from '../../../db/client.ts';
/** Every version of a kind of terms, the newest first. */
export declare function listVersions({ db, now }: Pick<StaffCtx, 'db' | 'now'>, { termsType }: {
    termsType: number;
}): Promise<TermsVersion[]>;
/** A version as members read it. @throws ContentNotFound */
export declare function loadVersion(ctx: StaffCtx, { id }: {
    id: string;
}): Promise<MethodOutput<typeof StaffTerms.Get>>;
/** A text as members would read it. */
export declare function previewTerms(ctx: StaffCtx, { text }: {
    text: string;
}): Promise<MethodOutput<typeof StaffTerms.Preview>>;
/** The draft of a kind of terms, or what it would begin with. */
export declare function loadTermsDraft({ db }: {
    db: Queryable;
}, { termsType }: {
    termsType: number;
}): Promise<TermsDraft>;
