/** Pattern of `like` for what contains a text, whose own signs mean themselves. */
export declare function containing(text: string): string;
