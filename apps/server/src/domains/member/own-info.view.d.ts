import type { OwnInfo } from '@guangquan/contract';
import type { MemberCtx } from '../../context.ts';
/** Facts about sign-in and consent, provided by the domain that stores them. */
export type CredentialFacts = Pick<OwnInfo, 'phoneMasked' | 'emailMasked' | 'userName' | 'nextUserNameTime' | 'nextPhoneTime' | 'hasPassword' | 'social' | 'termsToAgree'>;
/** The signed-in member's own data. Also records their region and gives them an invite code, where that is due. */
export declare function loadOwnInfo(ctx: MemberCtx, facts: CredentialFacts): Promise<OwnInfo>;
