import { type BrandLook } from '@guangquan/contract';
/** What members read where the operator says nothing else. */
export declare const maintenanceSentence = "\u7F51\u7AD9\u6B63\u5728\u7EF4\u62A4\uFF0C\u8BF7\u7A0D\u540E\u518D\u6765\u3002\u4F60\u7684\u4F5C\u54C1\u548C\u8349\u7A3F\u90FD\u5728\u3002";
/** Content security policy of the page: its own styles, and nothing that could be loaded. */
export declare const maintenancePolicy: (look: BrandLook) => string;
/** The page that members and visitors see during maintenance; it looks again by itself every minute. */
export declare function maintenancePage({ communityName, text, look, }: {
    communityName: string;
    text: string;
    look: BrandLook;
}): string;
