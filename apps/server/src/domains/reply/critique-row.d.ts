import { type Critique, type CritiqueInput } from '@guangquan/contract';
/** The columns of a comment that make it a critique. */
export declare function critiqueColumns({ pictureId, rubric: about, region }: CritiqueInput): {
    rubric: number;
    region: string;
};
/** The critique of a row; null for a plain comment. */
export declare function critiqueOf(row: {
    rubric: number | null;
    region: unknown;
    helpful_at: Date | null;
}): Critique | null;
