import type { MethodParsed, SettingItem, StaffSetting } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
/** Stores a setting, which every node reads from then on. @throws ContentNotFound, ChangedMeanwhile, BadInput */
export declare function saveSetting(ctx: StaffCtx, { key, value, version, reason }: MethodParsed<typeof StaffSetting.Save>): Promise<SettingItem>;
