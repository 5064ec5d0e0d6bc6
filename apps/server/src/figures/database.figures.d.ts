import type { Figure } from './figure.ts';
/** Size of the database; what it was on another day nobody can say. */
export declare const databaseFigure: Figure;
