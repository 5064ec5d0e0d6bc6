import type { MethodParsed, SettingItem, StaffSetting } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
/** Gives a setting its default again. @throws ContentNotFound, ChangedMeanwhile */
export declare function resetSetting(ctx: StaffCtx, { key, version, reason }: MethodParsed<typeof StaffSetting.Reset>): Promise<SettingItem>;
