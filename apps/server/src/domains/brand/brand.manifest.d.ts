import type { HandlersOf } from '../../http/implement.ts';
import { mountBrandPictures } from './brand-picture.route.ts';
export declare const brandManifest: {
    name: string;
    handlers: {
        StaffBrand: HandlersOf<{
            readonly Upload: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
                kind: import("zod").ZodEnum<{
                    favicon: "favicon";
                    logo: "logo";
                }>;
                fileName: import("zod").ZodString;
                content: import("zod").ZodBase64;
            }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
                url: import("zod").ZodString;
                width: import("zod").ZodInt;
                height: import("zod").ZodInt;
            }, import("zod/v4/core").$strict>, "BrandPictureSize" | "BrandPictureType" | "BrandPictureUnsafe" | "FileTooLarge" | "PhotoDamaged">;
        }>;
    };
    mounts: (typeof mountBrandPictures)[];
};
