/**
 * Banners that an installation begins with. The home page has the brand's two shops first, then pages of the site; the
 * page of photographs has pages of the site.
 */
export declare const firstBanners: {
    id: string;
    title: string;
    link: string;
    sort: number;
    ad_place: number;
    image_url: string;
    image_mobile_url: string;
}[];
