import { type WordAutomaton } from '@guangquan/rules/word-automaton';
/** Compiles the list as `current-words.ts` reads it. */
export declare function readWordList(json: string): WordAutomaton;
