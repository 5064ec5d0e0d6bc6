import * as z from 'zod';
export declare const CopyOrder: z.ZodObject<{
    size: z.ZodInt;
    quality: z.ZodInt;
}, z.core.$strip>;
export type CopyOrder = z.infer<typeof CopyOrder>;
/** Watermark on copies: 1 in the lower right corner, 2 tiled. */
export declare const CopyMark: z.ZodObject<{
    kind: z.ZodUnion<readonly [z.ZodLiteral<1>, z.ZodLiteral<2>]>;
    text: z.ZodString;
    fromPx: z.ZodInt;
}, z.core.$strip>;
export type CopyMark = z.infer<typeof CopyMark>;
/** A part of a picture in its own pixels, after rotation. */
export declare const CropArea: z.ZodObject<{
    left: z.ZodInt;
    top: z.ZodInt;
    width: z.ZodInt;
    height: z.ZodInt;
}, z.core.$strip>;
export type CropArea = z.infer<typeof CropArea>;
/** A part that becomes unrecognisable, in shares of the sides. */
export declare const MaskArea: z.ZodObject<{
    x: z.ZodNumber;
    y: z.ZodNumber;
    width: z.ZodNumber;
    height: z.ZodNumber;
}, z.core.$strip>;
export type MaskArea = z.infer<typeof MaskArea>;
/** A request to the decoder: one local file. */
export declare const DecodeOrder: z.ZodObject<{
    id: z.ZodInt;
    kind: z.ZodEnum<{
        avif: "avif";
        gear: "gear";
        jpeg: "jpeg";
        masked: "masked";
        read: "read";
        webp: "webp";
    }>;
    path: z.ZodString;
    minWidth: z.ZodInt;
    minHeight: z.ZodInt;
    minShortEdge: z.ZodInt;
    aspect: z.ZodNullable<z.ZodNumber>;
    copies: z.ZodArray<z.ZodObject<{
        size: z.ZodInt;
        quality: z.ZodInt;
    }, z.core.$strip>>;
    crop: z.ZodNullable<z.ZodObject<{
        left: z.ZodInt;
        top: z.ZodInt;
        width: z.ZodInt;
        height: z.ZodInt;
    }, z.core.$strip>>;
    enlarge: z.ZodBoolean;
    wide: z.ZodBoolean;
    mark: z.ZodNullable<z.ZodObject<{
        kind: z.ZodUnion<readonly [z.ZodLiteral<1>, z.ZodLiteral<2>]>;
        text: z.ZodString;
        fromPx: z.ZodInt;
    }, z.core.$strip>>;
    partial: z.ZodBoolean;
    masks: z.ZodArray<z.ZodObject<{
        x: z.ZodNumber;
        y: z.ZodNumber;
        width: z.ZodNumber;
        height: z.ZodNumber;
    }, z.core.$strip>>;
    movingQuality: z.ZodNullable<z.ZodInt>;
}, z.core.$strip>;
export type DecodeOrder = z.infer<typeof DecodeOrder>;
/** Values of the allowed tags as the camera wrote them, unchecked. */
export declare const RawExif: z.ZodRecord<z.ZodString, z.ZodUnion<readonly [z.ZodString, z.ZodNumber, z.ZodArray<z.ZodNumber>]>>;
export type RawExif = z.infer<typeof RawExif>;
/** A serial number in its compared form, and the place where it was found: a value of `serialTags`. */
declare const SerialText: z.ZodObject<{
    tag: z.ZodInt;
    text: z.ZodString;
}, z.core.$strip>;
export type SerialText = z.infer<typeof SerialText>;
/** Which camera and lens took a photograph. Hashed before anything of it is stored, and never logged. */
export declare const GearFacts: z.ZodObject<{
    serials: z.ZodArray<z.ZodObject<{
        tag: z.ZodInt;
        text: z.ZodString;
    }, z.core.$strip>>;
    counts: z.ZodArray<z.ZodObject<{
        tag: z.ZodInt;
        value: z.ZodInt;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type GearFacts = z.infer<typeof GearFacts>;
export declare const DecodedPicture: z.ZodObject<{
    mime: z.ZodString;
    width: z.ZodInt;
    height: z.ZodInt;
    copies: z.ZodArray<z.ZodObject<{
        size: z.ZodInt;
        gamut: z.ZodEnum<{
            p3: "p3";
            srgb: "srgb";
        }>;
        moving: z.ZodBoolean;
        body: z.ZodCustom<Uint8Array<ArrayBufferLike>, Uint8Array<ArrayBufferLike>>;
    }, z.core.$strip>>;
    blur: z.ZodString;
    color: z.ZodString;
    exif: z.ZodRecord<z.ZodString, z.ZodUnion<readonly [z.ZodString, z.ZodNumber, z.ZodArray<z.ZodNumber>]>>;
    hasPosition: z.ZodBoolean;
    gear: z.ZodObject<{
        serials: z.ZodArray<z.ZodObject<{
            tag: z.ZodInt;
            text: z.ZodString;
        }, z.core.$strip>>;
        counts: z.ZodArray<z.ZodObject<{
            tag: z.ZodInt;
            value: z.ZodInt;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    damaged: z.ZodBoolean;
    aiMark: z.ZodUnion<readonly [z.ZodLiteral<1>, z.ZodLiteral<2>, z.ZodLiteral<3>]>;
}, z.core.$strip>;
export type DecodedPicture = z.infer<typeof DecodedPicture>;
export declare const DecodeRefusal: z.ZodEnum<{
    BackgroundTooSmall: "BackgroundTooSmall";
    FileTypeRefused: "FileTypeRefused";
    GifTooLarge: "GifTooLarge";
    HeicRefused: "HeicRefused";
    HeicTooLarge: "HeicTooLarge";
    PhotoDamaged: "PhotoDamaged";
    PhotoIncomplete: "PhotoIncomplete";
    PhotoTooLarge: "PhotoTooLarge";
    PhotoTooNarrow: "PhotoTooNarrow";
    PhotoTooSmall: "PhotoTooSmall";
}>;
export type DecodeRefusal = z.infer<typeof DecodeRefusal>;
/** The child process's response. */
export declare const DecodeAnswer: z.ZodDiscriminatedUnion<[z.ZodObject<{
    kind: z.ZodLiteral<"ready">;
}, z.core.$strip>, z.ZodObject<{
    kind: z.ZodLiteral<"decoded">;
    id: z.ZodInt;
    picture: z.ZodObject<{
        mime: z.ZodString;
        width: z.ZodInt;
        height: z.ZodInt;
        copies: z.ZodArray<z.ZodObject<{
            size: z.ZodInt;
            gamut: z.ZodEnum<{
                p3: "p3";
                srgb: "srgb";
            }>;
            moving: z.ZodBoolean;
            body: z.ZodCustom<Uint8Array<ArrayBufferLike>, Uint8Array<ArrayBufferLike>>;
        }, z.core.$strip>>;
        blur: z.ZodString;
        color: z.ZodString;
        exif: z.ZodRecord<z.ZodString, z.ZodUnion<readonly [z.ZodString, z.ZodNumber, z.ZodArray<z.ZodNumber>]>>;
        hasPosition: z.ZodBoolean;
        gear: z.ZodObject<{
            serials: z.ZodArray<z.ZodObject<{
                tag: z.ZodInt;
                text: z.ZodString;
            }, z.core.$strip>>;
            counts: z.ZodArray<z.ZodObject<{
                tag: z.ZodInt;
                value: z.ZodInt;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        damaged: z.ZodBoolean;
        aiMark: z.ZodUnion<readonly [z.ZodLiteral<1>, z.ZodLiteral<2>, z.ZodLiteral<3>]>;
    }, z.core.$strip>;
}, z.core.$strip>, z.ZodObject<{
    kind: z.ZodLiteral<"refused">;
    id: z.ZodInt;
    reason: z.ZodEnum<{
        BackgroundTooSmall: "BackgroundTooSmall";
        FileTypeRefused: "FileTypeRefused";
        GifTooLarge: "GifTooLarge";
        HeicRefused: "HeicRefused";
        HeicTooLarge: "HeicTooLarge";
        PhotoDamaged: "PhotoDamaged";
        PhotoIncomplete: "PhotoIncomplete";
        PhotoTooLarge: "PhotoTooLarge";
        PhotoTooNarrow: "PhotoTooNarrow";
        PhotoTooSmall: "PhotoTooSmall";
    }>;
}, z.core.$strip>], "kind">;
export type DecodeAnswer = z.infer<typeof DecodeAnswer>;
export {};
