import { type CaptchaType } from '@guangquan/contract';
import * as z from 'zod';
/** Settings of the providers that send codes, and of those for social sign-in. */
export declare const providerSettings: {
    SMS_PROVIDER: z.ZodDefault<z.ZodEnum<{
        aliyun: "aliyun";
        outbox: "outbox";
        tencent: "tencent";
    }>>;
    SMS_FALLBACK: z.ZodOptional<z.ZodEnum<{
        aliyun: "aliyun";
        tencent: "tencent";
    }>>;
    ALIYUN_SMS_ACCESS_KEY_ID: z.ZodOptional<z.ZodString>;
    ALIYUN_SMS_ACCESS_KEY_SECRET: z.ZodOptional<z.ZodString>;
    ALIYUN_SMS_SIGN_NAME: z.ZodOptional<z.ZodString>;
    ALIYUN_SMS_TEMPLATES: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<(type: CaptchaType) => string | undefined, string>>>;
    ALIYUN_SMS_ALERT_TEMPLATE: z.ZodOptional<z.ZodString>;
    ALIYUN_SMS_ENDPOINT: z.ZodDefault<z.ZodString>;
    TENCENT_SMS_SECRET_ID: z.ZodOptional<z.ZodString>;
    TENCENT_SMS_SECRET_KEY: z.ZodOptional<z.ZodString>;
    TENCENT_SMS_APP_ID: z.ZodOptional<z.ZodString>;
    TENCENT_SMS_SIGN_NAME: z.ZodOptional<z.ZodString>;
    TENCENT_SMS_TEMPLATES: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<(type: CaptchaType) => string | undefined, string>>>;
    TENCENT_SMS_ALERT_TEMPLATE: z.ZodOptional<z.ZodString>;
    TENCENT_SMS_REGION: z.ZodDefault<z.ZodString>;
    TENCENT_SMS_ENDPOINT: z.ZodDefault<z.ZodString>;
    MAIL_PROVIDER: z.ZodDefault<z.ZodEnum<{
        outbox: "outbox";
        smtp: "smtp";
    }>>;
    SMTP_URL: z.ZodOptional<z.ZodString>;
    MAIL_FROM: z.ZodOptional<z.ZodString>;
    WX_OPEN_APP_ID: z.ZodOptional<z.ZodString>;
    WX_OPEN_SECRET: z.ZodOptional<z.ZodString>;
    WX_MP_APP_ID: z.ZodOptional<z.ZodString>;
    WX_MP_SECRET: z.ZodOptional<z.ZodString>;
    WX_OPEN_BASE: z.ZodDefault<z.ZodString>;
    WX_API_BASE: z.ZodDefault<z.ZodString>;
    QQ_APP_ID: z.ZodOptional<z.ZodString>;
    QQ_APP_KEY: z.ZodOptional<z.ZodString>;
    QQ_BASE: z.ZodDefault<z.ZodString>;
    WEIBO_APP_KEY: z.ZodOptional<z.ZodString>;
    WEIBO_APP_SECRET: z.ZodOptional<z.ZodString>;
    WEIBO_BASE: z.ZodDefault<z.ZodString>;
};
export type ProviderSettings = z.output<z.ZodObject<typeof providerSettings>>;
/** Inconsistencies between these settings, one line each with the setting's name; empty when there are none. */
export declare function providerMistakes(settings: ProviderSettings & {
    BASE_URL?: string | undefined;
}, isProduction: boolean): string[];
