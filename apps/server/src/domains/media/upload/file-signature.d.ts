import type { App } from '../../../context.ts';
/**
 * What a signature grants: `member` the large copy of a public file, only while it is public; `private` every copy of a
 * file whatever its state; `preview` the first two minutes of a video; `crop` and `privateCrop` parts of the original,
 * the former only while the file is public; `withheld` the copies of a photograph that a masked one replaced.
 */
declare const scopes: readonly ['private', 'member', 'preview', 'crop', 'privateCrop', 'withheld'];
export type SignatureScope = (typeof scopes)[number];
/** Query part of a signed URL, `?e=…&s=…`. A member's one expires within two days, a withheld file's in ten minutes, the others within the hour. */
export declare function signFile(app: App, scope: SignatureScope, fileId: string): string;
/** The scope a signature grants and the seconds left, or null. */
export declare function readSignature(app: App, fileId: string, query: {
    e?: unknown;
    s?: unknown;
}): {
    scope: SignatureScope;
    secondsLeft: number;
} | null;
export {};
