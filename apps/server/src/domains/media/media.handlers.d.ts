import { acceptDamage } from './accept-damage.ts';
import { beginUpload } from './upload/begin-upload.ts';
export declare const uploadMethods: {
    AcceptDamage: typeof acceptDamage;
    Begin: typeof beginUpload;
    Finish: (ctx: import("../../context.ts").MemberCtx, { uploadId }: {
        uploadId: string;
    }) => Promise<{
        fileId: string;
        fileUrl: string;
        fileName: string;
        width: number;
        height: number;
        size: number;
        blur: string;
        color: string;
        exif: {
            make: string | null;
            model: string | null;
            cameraId: string | null;
            cameraName: string | null;
            lensModel: string | null;
            lensId: string | null;
            lensName: string | null;
            focalLength: number | null;
            focal35: number | null;
            fNumber: number | null;
            exposureTime: string | null;
            exposureSeconds: number | null;
            iso: number | null;
            exposureBias: number | null;
            flash: boolean | null;
            film: string | null;
            scanner: string | null;
            lensType: string | null;
            adapter: string | null;
            shotDate: string | null;
            colorSpace: string | null;
            gainMap: "apple" | "iso21496" | "ultraHdr" | null;
            software: string | null;
            source: 1 | 2;
            hand: ("adapter" | "camera" | "exposureBias" | "exposureSeconds" | "fNumber" | "film" | "focal35" | "focalLength" | "iso" | "lens" | "lensType" | "scanner" | "shotDate" | "software")[];
            hidden: ("camera" | "exposureBias" | "exposureTime" | "fNumber" | "focalLength" | "iso" | "lens" | "shotDate" | "software")[];
        };
        aiFound: 1 | 2 | 3;
        damage: 0 | 1 | 2;
        verdicts: string[];
        video?: {
            durationMs: number;
            plain: boolean;
        } | undefined;
    }>;
};
