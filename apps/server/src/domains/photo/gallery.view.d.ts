import type { MethodOutput, MethodParsed, Picture } from '@guangquan/contract';
import type { Ctx, MemberCtx } from '../../context.ts';
/** A page of a member's photographs; without an id the caller's. @throws ContentNotFound, TokenInvalid */
export declare function showGallery(ctx: Ctx, { userId, ...filter }: MethodParsed<typeof Picture.GetUserGallery>): Promise<MethodOutput<typeof Picture.GetUserGallery>>;
/** Years, cameras and lenses of a member's photographs. @throws ContentNotFound, TokenInvalid */
export declare function loadGalleryOptions(ctx: Ctx, { userId }: MethodParsed<typeof Picture.GetUserGalleryOptions>): Promise<MethodOutput<typeof Picture.GetUserGalleryOptions>>;
/** How many photographs of the caller were taken with each camera and lens, by `camera:id` and `lens:id`. */
export declare function countOwnGear(ctx: MemberCtx): Promise<Map<string, number>>;
