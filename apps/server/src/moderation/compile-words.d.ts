import type { WordAutomaton } from '@guangquan/rules/word-automaton';
/** Compiles a stored word list, a long one in a worker thread. */
export declare function compileStoredWords(json: string): Promise<WordAutomaton>;
