import type { Tx } from '../../db/client.ts';
import type { NewLine } from './earning.ts';
import type { GrowthRules } from './growth-rules.ts';
/**
 * Moves the coins of lines of locked members: one movement for each line, named by its source and turn.
 * @returns the lines, by the ids of their members, with the coins that moved. What was taken back is what the member
 * still had, so that giving it back later pays no coin twice.
 */
export declare function moveCoinsOf(tx: Tx, lines: readonly NewLine[], { now, rules }: {
    now: Date;
    rules: GrowthRules;
}): Promise<NewLine[]>;
/** What the ledger says of the coins of a line. */
export declare function causeOf({ rule, source, turn, day }: NewLine, rules: GrowthRules): {
    bizType: string;
    bizId: string;
    memo: string;
};
