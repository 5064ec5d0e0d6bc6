/** The emoji list of the wire. An empty `url` means that the page has a drawing of its own for the code. */
export declare const emojiList: {
    code: string;
    url: string;
    group: string;
}[];
