import type { HandlersOf } from '../../../http/implement.ts';
export declare const settingMethods: {
    StaffSetting: HandlersOf<{
        readonly GetList: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{}, import("zod/v4/core").$strict>, import("zod").ZodObject<{
            items: import("zod").ZodArray<import("zod").ZodObject<{
                key: import("zod").ZodString;
                value: import("zod").ZodJSONSchema;
                unset: import("zod").ZodJSONSchema;
                isSet: import("zod").ZodBoolean;
                issues: import("zod").ZodArray<import("zod").ZodString>;
                version: import("zod").ZodInt;
                updatedBy: import("zod").ZodString;
                updateTime: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>>;
        }, import("zod/v4/core").$strip>, never>;
        readonly Save: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
            key: import("zod").ZodString;
            value: import("zod").ZodUnknown;
            version: import("zod").ZodInt;
            reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
        } & {
            requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
        }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
            key: import("zod").ZodString;
            value: import("zod").ZodJSONSchema;
            unset: import("zod").ZodJSONSchema;
            isSet: import("zod").ZodBoolean;
            issues: import("zod").ZodArray<import("zod").ZodString>;
            version: import("zod").ZodInt;
            updatedBy: import("zod").ZodString;
            updateTime: import("zod").ZodNullable<import("zod").ZodString>;
        }, import("zod/v4/core").$strip>, "ChangedMeanwhile" | "ContentNotFound">;
        readonly Reset: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
            key: import("zod").ZodString;
            version: import("zod").ZodInt;
            reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
        } & {
            requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
        }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
            key: import("zod").ZodString;
            value: import("zod").ZodJSONSchema;
            unset: import("zod").ZodJSONSchema;
            isSet: import("zod").ZodBoolean;
            issues: import("zod").ZodArray<import("zod").ZodString>;
            version: import("zod").ZodInt;
            updatedBy: import("zod").ZodString;
            updateTime: import("zod").ZodNullable<import("zod").ZodString>;
        }, import("zod/v4/core").$strip>, "ChangedMeanwhile" | "ContentNotFound">;
    }>;
    StaffLinkHost: HandlersOf<{
        readonly Get: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{}, import("zod/v4/core").$strict>, import("zod").ZodObject<{
            key: import("zod").ZodString;
            value: import("zod").ZodJSONSchema;
            unset: import("zod").ZodJSONSchema;
            isSet: import("zod").ZodBoolean;
            issues: import("zod").ZodArray<import("zod").ZodString>;
            version: import("zod").ZodInt;
            updatedBy: import("zod").ZodString;
            updateTime: import("zod").ZodNullable<import("zod").ZodString>;
        }, import("zod/v4/core").$strip>, never>;
        readonly Save: import("@guangquan/contract").Method<import("@guangquan/contract").StaffAccess, import("zod").ZodObject<{
            hosts: import("zod").ZodPipe<import("zod").ZodArray<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>, import("zod").ZodString>>, import("zod").ZodTransform<string[], string[]>>;
            version: import("zod").ZodInt;
            reason: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
        } & {
            requestId: import("zod").ZodOptional<import("zod").ZodUUID>;
        }, import("zod/v4/core").$strict>, import("zod").ZodObject<{
            key: import("zod").ZodString;
            value: import("zod").ZodJSONSchema;
            unset: import("zod").ZodJSONSchema;
            isSet: import("zod").ZodBoolean;
            issues: import("zod").ZodArray<import("zod").ZodString>;
            version: import("zod").ZodInt;
            updatedBy: import("zod").ZodString;
            updateTime: import("zod").ZodNullable<import("zod").ZodString>;
        }, import("zod/v4/core").$strip>, "ChangedMeanwhile">;
    }>;
};
