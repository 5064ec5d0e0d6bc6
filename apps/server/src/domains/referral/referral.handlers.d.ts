import { getInviter, listReferrals } from './referral.read.ts';
/** Methods of UserInfo about invitations. */
export declare const referralMethods: {
    GetUserReferList: typeof listReferrals;
    GetInviter: typeof getInviter;
};
