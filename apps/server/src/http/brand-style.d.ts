import type { BrandLook } from '@guangquan/contract';
/**
 * The brand's design tokens and logo as a style sheet; empty for the built look. Selectors count double, so that they
 * apply wherever the site's own sheets stand.
 */
export declare function brandStyle({ colours, logo, darkLogo }: BrandLook): string;
/** The source that allows a style element of this text. */
export declare const styleSource: (style: string) => string;
export declare const iconUrl: ({ favicon }: BrandLook) => string;
/** Links to the icon of the site's tab. */
export declare function iconTags(look: BrandLook): string;
