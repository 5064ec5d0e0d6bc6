import { type UserInfo, type MethodParsed } from '@guangquan/contract';
import type { MemberCtx } from '../../context.ts';
/** Missing fields stay unchanged; null removes a picture. The user name is stored elsewhere. */
export type ProfileChange = Omit<MethodParsed<typeof UserInfo.Update>, 'requestId' | 'userName'> & {
    brandWords: readonly string[];
};
/**
 * Changes the given fields of the caller's own profile, all or none.
 * @throws UploadNotFound, NickNameTaken, NickNameRefused, NickNameContact, NickNameTooSoon, ContentRefused, UnderAge, BirthdayFixed,
 * BadInput for an area that is not in the list
 */
export declare function updateProfile(ctx: MemberCtx, change: ProfileChange): Promise<void>;
