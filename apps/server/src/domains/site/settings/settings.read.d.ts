import type { SettingItem } from '@guangquan/contract';
import type { Ctx } from '../../../context.ts';
/** Every setting of the program, by key. Rows of no setting are left out. */
export declare function listSettings({ app, db }: Pick<Ctx, 'app' | 'db'>): Promise<SettingItem[]>;
/** @throws ContentNotFound */
export declare function loadSetting(ctx: Pick<Ctx, 'app' | 'db'>, key: string): Promise<SettingItem>;
