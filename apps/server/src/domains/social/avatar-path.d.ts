/** URL of the copy of a picture, for the browser that holds its ticket. */
export declare const avatarRoute = "/api/social/head/:id";
export declare function avatarPath(avatarId: string): string;
