/** Version of this release, with the commit that runs where the program runs from its repository. */
export declare const programVersion: string;
