import * as z from 'zod';
/** All settings of the program. `docs/operations.md` describes each; an invalid one prevents the start. */
declare const Settings: z.ZodObject<{
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
    ALIYUN_SMS_TEMPLATES: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<(type: import("@guangquan/contract").CaptchaType) => string | undefined, string>>>;
    ALIYUN_SMS_ALERT_TEMPLATE: z.ZodOptional<z.ZodString>;
    ALIYUN_SMS_ENDPOINT: z.ZodDefault<z.ZodString>;
    TENCENT_SMS_SECRET_ID: z.ZodOptional<z.ZodString>;
    TENCENT_SMS_SECRET_KEY: z.ZodOptional<z.ZodString>;
    TENCENT_SMS_APP_ID: z.ZodOptional<z.ZodString>;
    TENCENT_SMS_SIGN_NAME: z.ZodOptional<z.ZodString>;
    TENCENT_SMS_TEMPLATES: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<(type: import("@guangquan/contract").CaptchaType) => string | undefined, string>>>;
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
    NODE_ENV: z.ZodDefault<z.ZodEnum<{
        development: "development";
        production: "production";
        test: "test";
    }>>;
    PORT: z.ZodDefault<z.ZodCoercedNumber<unknown>>;
    HOST: z.ZodDefault<z.ZodString>;
    DATA_DIR: z.ZodDefault<z.ZodString>;
    DATABASE_URL: z.ZodOptional<z.ZodString>;
    AUDIT_DATABASE_URL: z.ZodOptional<z.ZodString>;
    BASE_URL: z.ZodOptional<z.ZodString>;
    FILE_ORIGIN: z.ZodOptional<z.ZodString>;
    TRUST_PROXY: z.ZodOptional<z.ZodString>;
    SHOP_ADDRESSES: z.ZodOptional<z.ZodString>;
    CONSOLE_ADDRESSES: z.ZodOptional<z.ZodString>;
    DEMO: z.ZodDefault<z.ZodEnum<{
        auto: "auto";
        light: "light";
        off: "off";
    }>>;
    DEMO_PHOTOS: z.ZodOptional<z.ZodString>;
    LOG_LEVEL: z.ZodDefault<z.ZodEnum<{
        debug: "debug";
        error: "error";
        fatal: "fatal";
        info: "info";
        silent: "silent";
        trace: "trace";
        warn: "warn";
    }>>;
    PRODUCT_KEY: z.ZodDefault<z.ZodString>;
    APP_KEY: z.ZodOptional<z.ZodString>;
    SECRET_KEY: z.ZodOptional<z.ZodString>;
    SECRET_KEY_PREVIOUS: z.ZodOptional<z.ZodString>;
    S3_ENDPOINT: z.ZodOptional<z.ZodString>;
    S3_REGION: z.ZodOptional<z.ZodString>;
    S3_BUCKET: z.ZodOptional<z.ZodString>;
    S3_ACCESS_KEY_ID: z.ZodOptional<z.ZodString>;
    S3_SECRET_ACCESS_KEY: z.ZodOptional<z.ZodString>;
    S3_FORCE_PATH_STYLE: z.ZodDefault<z.ZodPipe<z.ZodEnum<{
        false: "false";
        true: "true";
    }>, z.ZodTransform<boolean, "false" | "true">>>;
    ANALYTICS_SRC: z.ZodOptional<z.ZodString>;
    FFMPEG: z.ZodDefault<z.ZodString>;
    WORKER: z.ZodDefault<z.ZodString>;
    RATE_LIMITS: z.ZodDefault<z.ZodEnum<{
        off: "off";
        on: "on";
    }>>;
}, z.core.$strip>;
/** Names of all settings, for the page that lists them. */
export declare const settingNames: readonly string[];
/** Settings as the program uses them. Secrets are 32 random bytes each and never logged. */
export interface Env extends z.output<typeof Settings> {
    dataDir: string;
    /** Root key of this installation for HMAC and encryption. */
    secretKey: Buffer;
    /** The previous root key during a rotation: only for reading. */
    previousSecretKey: Buffer | null;
    /** Public key of the first-party client: signs requests before there is a session. Proves nothing. */
    appKey: string;
    isProduction: boolean;
}
/** A setting is invalid or missing; the message names each with what is expected. */
export declare class SettingsError extends Error {
}
/** Reads and checks the settings. Creates the secrets at the first start and stores them with mode 0600 in DATA_DIR. */
export declare function readEnv(source?: Record<string, string | undefined>): Env;
declare const Secrets: z.ZodObject<{
    secretKey: z.ZodString;
    previousSecretKey: z.ZodOptional<z.ZodString>;
    appKey: z.ZodString;
}, z.core.$strip>;
/** File of the secrets that no setting gives. */
export declare function secretsFile(dataDir: string): string;
/** Reads the secrets of a data folder, or creates them. @throws SettingsError when the file is damaged */
export declare function readSecrets(dataDir: string): z.output<typeof Secrets>;
export {};
