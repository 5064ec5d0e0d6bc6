import type { Target } from './target.ts';
/** The address in an input with either a phone or an e-mail. @throws BadInput when it has none, or both */
export declare function parseTarget(input: {
    phone?: string | undefined;
    email?: string | undefined;
}): Target;
