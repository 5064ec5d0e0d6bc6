import * as z from 'zod';
import { type SettingCtx } from '../../db/settings.ts';
/** Switches of the key `features` of sys_config. Features that do not exist yet are off. */
declare const Features: z.ZodObject<{
    message: z.ZodOptional<z.ZodBoolean>;
    lottery: z.ZodOptional<z.ZodBoolean>;
    matchEntry: z.ZodOptional<z.ZodBoolean>;
    video: z.ZodOptional<z.ZodBoolean>;
    createCircle: z.ZodOptional<z.ZodBoolean>;
}, z.core.$strip>;
/** The switches as the operators stored them. Video uploads are on unless somebody turned them off. */
export declare function readFeatures(ctx: SettingCtx): Promise<z.output<typeof Features>>;
/** Whether members may upload videos now. */
export declare function isVideoUploadOpen(ctx: SettingCtx): Promise<boolean>;
export {};
