import type { DictionaryCode, MethodOutput, SysBaseInfo } from '@guangquan/contract';
import type { Ctx } from '../../context.ts';
type Entries = MethodOutput<typeof SysBaseInfo.GetBaseDictionariesByCode>;
/** The choices of a dictionary; for `FeatureSetting` the switches, with 1 for on. */
export declare function listDictionary(ctx: Ctx, code: DictionaryCode): Promise<Entries>;
export {};
