/** Opens the public page of a passport: 60 bits, which nobody guesses. */
export declare const newPublicCode: () => string;
/** The code of a transfer. */
export declare const newTransferCode: () => string;
/** As it is compared, however it was typed. */
export declare const normaliseTransferCode: (typed: string) => string;
/** As it is shown: `ABCDE-FGHJK`. */
export declare const shownTransferCode: (code: string) => string;
