import type { App } from '../../context.ts';
/** What the URLs of a file depend on. */
export interface AddressedFile {
    id: string;
    /** Existing sizes, ascending. */
    webpSizes: number[];
    /** Sizes that exist in Display P3 as well, ascending. */
    p3Sizes: number[];
    /** Version of the watermark on copies of 1080 px and more; 0 without one. */
    mark: number;
    /** Whether the watermarked copies exist. */
    copiesReady: boolean;
    /** Members may see the copy of 3840 px. */
    largeOpen: boolean;
}
export interface PictureUrls {
    url480: string;
    url1080: string;
    /** Null for visitors. */
    url2048: string | null;
}
export interface GamutUrls extends PictureUrls {
    /** The copy of 3840 px where the author allows it; null for visitors and where there is none. */
    urlFull: string | null;
}
export interface AllPictureUrls extends GamutUrls {
    /** The same in Display P3; null where the source has no such colours. */
    p3: GamutUrls | null;
}
/** The watermark version of a copy of this size. */
export declare function watermarkVersionFor(file: {
    mark: number;
}, size: number): number;
/**
 * URLs of a photograph's copies. A picture smaller than a size has no copy of that size: the URL is then that of the
 * largest copy. While a watermark is being applied, no size above 480 px has a URL.
 * @param options.signed every URL carries a signature valid for an hour: for pictures not everyone may see; `withheld`:
 *   for a photograph that a masked one replaced
 * @param options.visitor nobody is signed in: no URL above 1080 px
 */
export declare function pictureUrls(app: App, file: AddressedFile, options: {
    signed: boolean | 'withheld';
    visitor: boolean;
}): AllPictureUrls;
/** URL of the animation of a comment's picture, signed for an hour like those of its first frame. */
export declare function movingUrl(app: App, fileId: string, size: number): string;
/** URL of a PDF with its watermark, signed for an hour. */
export declare function stampedUrl(app: App, fileId: string): string;
/** Sizes of an avatar. */
export type AvatarSize = 64 | 128 | 400;
/** URL of a member's avatar; the drawn default where there is none. */
export declare function avatarUrl(app: App, fileId: string | null, size?: AvatarSize): string;
/** URL of an avatar that need not be anybody's now, signed for an hour. */
export declare function signedAvatarUrl(app: App, fileId: string | null, size: AvatarSize): string;
/** URL of a member's background picture, or null. Backgrounds are at least 1200 px wide. */
export declare function backgroundUrl(app: App, fileId: string | null): string | null;
