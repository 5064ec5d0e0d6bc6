/** In grapheme clusters after NFC and trimming. */
export const maxMaintenanceText = 200
