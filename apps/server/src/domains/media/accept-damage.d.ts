import type { FileUpload, MethodParsed } from '@guangquan/contract';
import type { MemberCtx } from '../../context.ts';
/** Records that the owner of a file has seen that it is damaged and publishes it all the same. @throws UploadNotFound */
export declare function acceptDamage({ db, viewer }: MemberCtx, { fileId }: MethodParsed<typeof FileUpload.AcceptDamage>): Promise<null>;
