import * as z from 'zod';
export declare const PdfRefusal: z.ZodEnum<{
    PdfDamaged: "PdfDamaged";
    PdfEncrypted: "PdfEncrypted";
    PdfPages: "PdfPages";
}>;
export type PdfRefusal = z.infer<typeof PdfRefusal>;
/** What the process that stamps a PDF writes to its standard output. */
export declare const StampAnswer: z.ZodDiscriminatedUnion<[z.ZodObject<{
    kind: z.ZodLiteral<"stamped">;
    width: z.ZodInt;
    height: z.ZodInt;
}, z.core.$strip>, z.ZodObject<{
    kind: z.ZodLiteral<"refused">;
    reason: z.ZodEnum<{
        PdfDamaged: "PdfDamaged";
        PdfEncrypted: "PdfEncrypted";
        PdfPages: "PdfPages";
    }>;
}, z.core.$strip>], "kind">;
export type StampAnswer = z.infer<typeof StampAnswer>;
