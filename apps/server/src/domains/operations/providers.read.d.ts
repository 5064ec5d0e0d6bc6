import { type ProviderItem } from '@guangquan/contract';
import type { StaffCtx } from '../../context.ts';
/** The outside services and how requests to them ended; what another node counted in the last seconds is missing. */
export declare function listProviders({ app, db, now }: StaffCtx): Promise<ProviderItem[]>;
