import type { ProviderUse } from '../delivery/provider-use.ts';
import type { Storage } from './storage.ts';
export declare const storageProvider = "storage";
/** A storage whose writes and reads are counted as those of a provider. */
export declare function countedStorage(storage: Storage, use: Pick<ProviderUse, 'record'>): Storage;
