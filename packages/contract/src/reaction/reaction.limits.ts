/** In grapheme clusters after NFC and trimming. */
export const maxFolderTitle = 20
