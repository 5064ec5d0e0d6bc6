/** Seconds as a camera prints them: `1/250`, `1/3`, `1/1.6`, but `0.5`, `2.5`, `120`. */
export declare function exposureText(seconds: number): string;
