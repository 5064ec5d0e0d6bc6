import { type SettingCtx } from '../../db/settings.ts';
/**
 * Whether what a level unlocks is closed to members below it. Operators open it to everybody by `level.gates` of
 * sys_config.
 */
export declare function areLevelGatesClosed(ctx: SettingCtx): Promise<boolean>;
/** @throws LevelTooLow for a member below the required level, where the gates are closed */
export declare function refuseLowLevel(ctx: SettingCtx, member: {
    level: number;
}, level: number): Promise<void>;
