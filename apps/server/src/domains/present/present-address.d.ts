export declare const sealAddress: (keys: import("../../crypto/derive-key.ts").Keys, id: string, address: import("@guangquan/contract").ParcelAddress) => Buffer, openAddress: (keys: import("../../crypto/derive-key.ts").Keys, row: {
    id: string;
    address_cipher: Buffer | null;
}) => import("@guangquan/contract").ParcelAddress | null;
