import { ParcelAddress } from '@guangquan/contract';
import type { Keys } from '../../crypto/derive-key.ts';
/** What has a parcel sent stores where to, as it was when that was chosen, under a purpose of its own. */
export interface ParcelSeal {
    seal: (keys: Keys, id: string, address: ParcelAddress) => Buffer;
    /** Null where nothing is sent or no address is chosen, and after the member was erased. */
    open: (keys: Keys, row: {
        id: string;
        address_cipher: Buffer | null;
    }) => ParcelAddress | null;
}
/** @param purpose as `sealed` of the domain names it */
export declare const parcelSeal: (purpose: string) => ParcelSeal;
/** An address as the console lists it. */
export declare function maskParcelAddress({ receiver, phone, place }: ParcelAddress): ParcelAddress;
/** An address as its member's own lists show it. */
export declare function maskOwnParcelAddress({ receiver, phone, place }: ParcelAddress): ParcelAddress;
